/** What is read when the page is first opened. */

export { loadLibrary } from './library';
export { LibraryPage } from './LibraryPage';
export { LibraryStatus } from './LibraryStatus';
