# clang-14 with wasi-libc, as a reactor module. -nostdlibinc: without it clang falls back to the host's headers.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang-14)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
add_compile_options(-nostdlibinc -isystem /usr/include/wasm32-wasi -msimd128)
add_link_options(-mexec-model=reactor -Wl,--strip-all)
