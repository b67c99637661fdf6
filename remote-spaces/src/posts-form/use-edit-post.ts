import { editPost } from 'shared-api/client/posts.client';
import { EditPostForm, type Post } from 'shared-api/contract/posts.contract';
import { useForm } from 'shared-ui/form';
import { useNavigate } from 'shared-ui/router';
import { explainFailure } from '../sending/explain-failure.ts';
import { postFormMessages as messages } from './messages.ts';

export function useEditPost({ id, title, content, type }: Post) {
  const navigate = useNavigate();
  return useForm(EditPostForm, {
    values: { title, content, type },
    tellsIn: 'notice',
    send: (_, { fields, ...sending }) => editPost(id, fields, sending),
    onSent(_, { isAsSent, isMounted }) {
      if (isMounted() && isAsSent()) void navigate(`/posts/${id}`);
      return messages.edited;
    },
    onFailed: (error) => explainFailure(error, messages.editFailed),
  });
}
