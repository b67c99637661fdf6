const lostConnection = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08|57P0|53300)/;
const lostConnectionText =
  /connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|driver has already been destroyed/i;

/** Whether the error says that the database is out of reach, or that no connection to it became free in time. */
export const isDatabaseAway = ({ code = '', message }: { code?: string; message: string }) =>
  lostConnection.test(code) || lostConnectionText.test(message);
