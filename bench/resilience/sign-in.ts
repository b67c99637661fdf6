/** Signs in with a demo account; answers the cookie of its session and the id of its member. */
export async function signIn(url: string, account: string) {
  const reply = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${account}@portal.example`, password: 'tadamon-1999' }),
  });
  if (reply.status !== 201) throw new Error(`${account} could not sign in: ${reply.status} ${await reply.text()}`);
  const [cookie = ''] = reply.headers.getSetCookie().filter((line) => /^(__Host-)?sid=/.test(line));
  const { member } = (await reply.json()) as { member: { id: string } };
  return { cookie: cookie.split(';')[0] ?? '', member: member.id };
}
