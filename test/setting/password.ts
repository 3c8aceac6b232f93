/** The password of every account of the tests. */
export const PASSWORD = 'correct horse battery staple';
