import { TestEnvironment } from 'jest-environment-jsdom';
import { budgetSeconds, CpuMeter } from './cpu-meter.mjs';

/** What the network client needs and jsdom lacks or does differently: Node's own. */
const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'Blob',
  'File',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'structuredClone',
];

/** Node's own keeps the process alive for as long as it is open, and hears what the next test file says. */
const channelsOf = (opened) =>
  class QuietBroadcastChannel extends BroadcastChannel {
    constructor(name) {
      super(name);
      this.unref();
      opened.add(this);
    }
  };

/** What a field of a form sends. */
function entriesOf({ type, value, checked, files, selectedOptions }) {
  if (type === 'radio' || type === 'checkbox') return checked ? [value] : [];
  if (type === 'file') return files.length > 0 ? [...files] : [new File([], '')];
  if (selectedOptions) return [...selectedOptions].filter(({ disabled }) => !disabled).map((option) => option.value);
  return [value];
}

/** Node's own takes no form, and React makes one of the form that is sent. */
class FormDataOfForm extends FormData {
  constructor(form) {
    super();
    for (const field of form?.elements ?? []) {
      if (!field.name || field.disabled) continue;
      for (const entry of entriesOf(field)) this.append(field.name, entry);
    }
  }
}

/** jsdom's own cannot carry Node's forms; this one sends by Node's `fetch`, all at once. */
class RequestOverFetch {
  upload = {};
  status = 0;
  response = null;
  headers = {};
  controller = new AbortController();

  open(method, url) {
    this.question = { method, url: String(url) };
  }

  setRequestHeader(name, value) {
    this.headers[name] = value;
  }

  abort() {
    this.controller.abort();
  }

  async send(body) {
    const { headers, question, controller } = this;
    const { method, url } = question;
    try {
      const reply = await this.fetch(url, { method, headers, body, credentials: 'include', signal: controller.signal });
      this.upload.onprogress?.({ loaded: 1, total: 1 });
      this.status = reply.status;
      this.response = await reply.json().catch(() => null);
      this.onload?.();
    } catch {
      if (this.controller.signal.aborted) this.onabort?.();
      else this.onerror?.();
    }
  }
}

/** A `<dialog>` over the page: jsdom knows the element, but not how it opens and closes. */
function addDialogs({ HTMLDialogElement, Event, document }) {
  const { prototype } = HTMLDialogElement;
  prototype.showModal = function showModal() {
    this.returnTo = document.activeElement;
    this.open = true;
    this.querySelector('input:not([type=hidden]), button')?.focus();
    this.closeOnEscape = ({ key }) => key === 'Escape' && this.close();
    document.addEventListener('keydown', this.closeOnEscape);
  };
  prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    document.removeEventListener('keydown', this.closeOnEscape);
    this.returnTo?.focus();
    this.dispatchEvent(new Event('close'));
  };
}

/** jsdom's own reads only its own files. */
class FileReaderOfNode {
  async readAsDataURL(file) {
    this.result = `data:${file.type};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`;
    this.onload();
  }
}

/** Nothing has a size here, so nothing ever changes it. */
class StillResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

export default class BrowserEnvironment extends TestEnvironment {
  channels = new Set();

  constructor(config, context) {
    const began = process.cpuUsage();
    super(config, context);
    this.meter = new CpuMeter({
      budgetSeconds: budgetSeconds.screens,
      global: this.global,
      testPath: context.testPath,
      began,
    });
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.URL = class extends URL {}; // tests replace its static functions, of their file alone
    this.global.FormData = FormDataOfForm;
    this.global.FileReader = FileReaderOfNode;
    const send = (url, init) => this.global.fetch(url, init);
    this.global.XMLHttpRequest = class extends RequestOverFetch {
      fetch = send;
    };
    this.global.BroadcastChannel = channelsOf(this.channels);
    this.global.ResizeObserver = StillResizeObserver;
    addDialogs(this.global);
    this.global.CSSStyleSheet.prototype.replaceSync = () => undefined;
    this.global.document.adoptedStyleSheets = [];
    this.global.scrollTo = () => undefined;
    this.global.matchMedia ??= () => Object.assign(new this.global.EventTarget(), { matches: false });
  }

  handleTestEvent(event) {
    this.meter.handle(event);
  }

  async teardown() {
    this.meter.close();
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }

  /** Without this the `browser` condition would pick packages' builds that lack what a test needs. */
  exportConditions() {
    return [''];
  }
}
