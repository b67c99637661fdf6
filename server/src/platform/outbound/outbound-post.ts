import {
  isPublicWeb,
  type OutboundOptions,
  outboundRequest,
  parseAddress,
  toOutboundError,
} from './outbound-request.ts';

type Request = { headers: Record<string, string | number>; body: Buffer | null; signal: AbortSignal };
/** Sends to an address of the internet; what is answered besides is not read. @throws OutboundError */
export type OutboundPost = (
  address: string,
  request: Request,
) => Promise<{ status: number; retryAfter: string | undefined }>;

/** Tests name a push service of their own on this machine, and it alone is reached besides the public web. */
export function reachFake({ fakePushService }: { fakePushService?: string | undefined }): OutboundOptions {
  if (!fakePushService) return {};
  const { hostname, port } = new URL(fakePushService);
  return { mayReach: (address, at) => (address === hostname && at === Number(port)) || isPublicWeb(address, at) };
}

/** No redirect is followed: what is sent is meant for that address. */
export function outboundPost(options: OutboundOptions = {}): OutboundPost {
  const ask = outboundRequest(options);
  return async (address, request) => {
    try {
      const reply = await ask(parseAddress(address), { method: 'POST', ...request });
      reply.destroy();
      return { status: reply.statusCode ?? 0, retryAfter: reply.headers['retry-after'] };
    } catch (error) {
      throw toOutboundError(error);
    }
  };
}
