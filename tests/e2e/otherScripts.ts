/**
 * Scripts that run on a page before ours: each is put at the top of the page. They are plain JavaScript, not modules.
 */

/** An old library that extends prototypes, with the same mistakes as such libraries had. */
const prototypes = `
  var add = function (target, name, value) { target[name] = value; };
  add(Object.prototype, 'extend', function () { throw new Error('extend'); });
  add(Object.prototype, 'inherited', 'every for-in meets it');
  add(Array.prototype, 'each', function (run) { for (var i = 0; i < this.length; i++) run(this[i]); return this; });
  add(Array.prototype, 'first', function () { return this[0]; });
  add(Array.prototype, 'last', function () { return this[this.length - 1]; });
  add(Array.prototype, 'remove', function () { throw new Error('remove'); });
  add(Array.prototype, 'toJSON', function () { return '[' + this.map(function (one) { return JSON.stringify(one); }).join(', ') + ']'; });
  add(String.prototype, 'toJSON', function () { return '"' + this + '"'; });
  add(String.prototype, 'endsWith', function (end) { return this.lastIndexOf(end) > 0; });
  add(Function.prototype, 'bind', function (context) {
    var self = this, first = Array.prototype.slice.call(arguments, 1);
    return function () { return self.apply(context, first.concat(Array.prototype.slice.call(arguments))); };
  });
  add(Element.prototype, 'remove', function () { this.parentNode.removeChild(this); return this; });
  add(Element.prototype, 'select', function (css) { return this.querySelectorAll(css); });
  add(Element.prototype, 'replace', function () { throw new Error('replace'); });
  add(Element.prototype, 'update', function () { throw new Error('update'); });
  Array.from = function (list) { var copy = []; for (var i = 0; i < (list && list.length || 0); i++) copy.push(list[i]); return copy; };
  document.getElementsByClassName = function (name) { return Array.from(document.querySelectorAll('.' + name)); };
`;

/** A script that watches the page's calls, as monitoring scripts do. */
const monitor = `
  var fetched = window.fetch;
  window.seen = [];
  window.fetch = function (input, init) {
    window.seen.push(String(input && input.url || input));
    return fetched.apply(this, arguments).then(function (answer) { answer.clone().text(); return answer; });
  };
  var Original = window.XMLHttpRequest;
  window.XMLHttpRequest = function () { var request = new Original(); request.addEventListener('loadend', function () { window.seen.push(request.responseURL); }); return request; };
  var listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, run, options) {
    var wrapped = typeof run === 'function' ? function () { return run.apply(this, arguments); } : run;
    return listen.call(this, type, wrapped, options);
  };
  ['pushState', 'replaceState'].forEach(function (name) { var before = history[name]; history[name] = function () { return before.apply(history, arguments); }; });
`;

const without = (...names: string[]) =>
  names.map((name) => `delete window.${name}; window.${name} = undefined;`).join('\n');

const lockedStorage = ['localStorage', 'sessionStorage']
  .map(
    (name) =>
      `Object.defineProperty(window, '${name}', { get: function () { throw new DOMException('The operation is insecure.', 'SecurityError'); } });`,
  )
  .join('\n');

/** The scripts by a name that readers understand. */
export const otherScripts: Record<string, string> = {
  'prototypes filled by an old library': prototypes,
  'calls and listeners wrapped by a monitor': monitor,
  'a console without methods': 'window.console = {};',
  'no idle callback and no performance entries': `${without('requestIdleCallback')} performance.getEntriesByType = function () { return []; };`,
  'no IntersectionObserver': without('IntersectionObserver'),
  'storage that throws': lockedStorage,
  'document.write while the page loads': `document.write('<p id="written">An advertisement</p><script>document.write("<i>and another</i>")<\\/script>');`,
};
