# SPDX-License-Identifier: MIT
# What `cmake --install` puts where: headers, the program, and the files by which CMake and pkg-config find them.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

install(TARGETS noughts EXPORT noughts)
install(TARGETS noughts_program)
install(DIRECTORY include/noughts TYPE INCLUDE FILES_MATCHING PATTERN "*.hpp")
install(FILES ${PROJECT_BINARY_DIR}/sources/noughts.hpp TYPE INCLUDE)
install(DIRECTORY contest DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/noughts FILES_MATCHING PATTERN "*.hpp")
install(FILES LICENSE TYPE DOC)
install(FILES docs/noughts.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES tools/completion.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME noughts)

# Headers alone serve every machine, so the package files stand under share/, not under lib/.
set(package_directory ${CMAKE_INSTALL_DATADIR}/cmake/noughts)
install(EXPORT noughts NAMESPACE noughts:: FILE noughtsConfig.cmake DESTINATION ${package_directory})
write_basic_package_version_file(noughtsConfigVersion.cmake COMPATIBILITY SameMinorVersion ARCH_INDEPENDENT)
install(FILES ${PROJECT_BINARY_DIR}/noughtsConfigVersion.cmake DESTINATION ${package_directory})

configure_file(cmake/noughts.pc.in noughts.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/noughts.pc DESTINATION ${CMAKE_INSTALL_DATADIR}/pkgconfig)
