/** The server on this device: a Web Worker (placeholder). */
export {};
