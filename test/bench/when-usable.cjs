// Loaded before the program: says on standard output when its window is shown, and when a click on a part of it would arrive.
const { app } = require('electron');

// What loads this file is none of the program's arguments.
process.argv.splice(process.argv.indexOf('-r'), 2);

const [selector, count] = JSON.parse(process.env.TANTRIX_BENCH_USABLE);

/** In the page: whether the pointer would meet a part. */
function meets(part) {
  const { left, top, width, height } = part.getBoundingClientRect();
  return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** In the page. */
function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** In the page: resolved when so many such parts are drawn and the pointer would meet one of them. */
async function whenUsable(parts, least) {
  const found = () => [...document.querySelectorAll(parts)];
  while (found().length < least || !found().some(meets)) await nextFrame();
  // What a frame shows is drawn when the next one begins.
  await nextFrame();
}

const PARTS = [meets, nextFrame, whenUsable].map(String).join('\n');
const CODE = `(() => { ${PARTS} return whenUsable(${JSON.stringify(selector)}, ${count}); })()`;

app.on('browser-window-created', (_, window) => {
  const shown = new Promise((resolve) => window.once('show', resolve));
  void shown.then(() => process.stdout.write('shown\n'));
  const say = async () => {
    await window.webContents.executeJavaScript(CODE);
    await shown;
    process.stdout.write('usable\n');
  };
  window.webContents.once('dom-ready', () => void say());
});
