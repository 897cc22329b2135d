/** Open a transport to a table: over the worker if it is on this device, over a WebSocket otherwise. */

import { connect } from "./connection";
import { DeviceConnection } from "./device/deviceConnection";
import { isDeviceKey } from "./tableLink";
import type { OpenTransport } from "./transport";

export const openTransport: OpenTransport = (table, token, listener) =>
  isDeviceKey(table) ? new DeviceConnection(table, token, listener) : connect(table, token, listener);
