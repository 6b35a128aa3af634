/** The folder that a build is written to: that of the environment variable `BUILD_FOLDER`, else `dist`. */
export const BUILD_FOLDER = process.env.BUILD_FOLDER ?? 'dist';
