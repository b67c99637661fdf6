import { type PostsQuery, PostType } from 'shared-api/contract/posts/posts.contract';

export function postsQueryOf(params: URLSearchParams): PostsQuery {
  const [q, office, cursor] = [params.get('q'), params.get('office'), params.get('cursor')];
  const type = PostType.options.find((each) => each === params.get('type'));
  return { ...(q && { q }), ...(office && { office }), ...(type && { type }), ...(cursor && { cursor }) };
}
