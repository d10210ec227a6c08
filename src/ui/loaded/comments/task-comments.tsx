// What authors say of a task to each other: open comments with their answers, and those that are closed.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  addTaskComment,
  closeComment,
  listTaskComments,
  replyToComment,
} from '#contract/calls/trials.ts';
import type { TaskComment } from '#contract/entities/trial.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { useKeptText } from '#src/lib/forms/use-kept-text.ts';
import { Button } from '../../buttons/button.tsx';
import { Skeleton } from '../../feedback/skeleton.tsx';
import { showToast } from '../../feedback/toast-store.ts';
import { Form } from '../../fields/form.tsx';
import { TextArea } from '../../fields/text-area.tsx';
import { QueryError } from '../query-error.tsx';
import styles from './task-comments.module.css';

/** As the contract bounds it. */
const MAX_LETTERS = 2000;

/** Wherever comments are counted, they are asked for again. */
async function refresh(): Promise<void> {
  for (const path of ['/tasks/:id/comments', '/trials/:id'])
    await queryClient.invalidateQueries({ queryKey: [path] });
}

const failed = (error: Error): void => void showToast({ tone: 'danger', text: error.message });

export function TaskComments({ taskId }: { readonly taskId: string }): ReactElement {
  const { t } = useTranslation('trial');
  const comments = useQuery(
    callQuery<typeof listTaskComments>('/tasks/:id/comments', { params: { id: taskId } }),
  );
  const add = useMutation({
    mutationFn: (text: string) =>
      call<typeof addTaskComment>('POST', '/tasks/:id/comments', { params: { id: taskId }, body: { text } }),
    onSuccess: refresh,
  });
  if (comments.data === undefined)
    return comments.isError ? <QueryError query={comments} /> : <Skeleton shape="block" height="120px" />;
  const open = comments.data.filter(({ closedAt }) => closedAt === null);
  const closed = comments.data.filter(({ closedAt }) => closedAt !== null);
  return (
    <div className={styles.comments}>
      {open.length === 0 ? (
        <p className={styles.note}>{t('comments.none')}</p>
      ) : (
        <CommentList comments={open} />
      )}
      <Writing
        name={`comment-${taskId}`}
        label={t('comments.add')}
        sendText={t('comments.send')}
        isSending={add.isPending}
        error={add.error?.message}
        onSend={add.mutateAsync}
      />
      {closed.length === 0 ? null : (
        <details>
          <summary className={styles.summary}>{t('comments.showClosed', { count: closed.length })}</summary>
          <CommentList comments={closed} />
        </details>
      )}
    </div>
  );
}

function CommentList({ comments }: { readonly comments: readonly TaskComment[] }): ReactElement {
  return (
    <ul className={styles.list}>
      {comments.map((comment) => (
        <li key={comment.id} className={styles.comment}>
          <Comment comment={comment} />
        </li>
      ))}
    </ul>
  );
}

function Comment({ comment }: { readonly comment: TaskComment }): ReactElement {
  const { t } = useTranslation('trial');
  const [isReplying, setReplying] = useState(false);
  const params = { id: comment.id };
  const isClosed = comment.closedAt !== null;
  const close = useMutation({
    mutationFn: (body: { isClosed: boolean }) =>
      call<typeof closeComment>('PATCH', '/task-comments/:id', { params, body }),
    onSuccess: refresh,
    onError: failed,
  });
  const reply = useMutation({
    mutationFn: (text: string) =>
      call<typeof replyToComment>('POST', '/task-comments/:id/replies', { params, body: { text } }),
    onSuccess: async () => {
      setReplying(false);
      await refresh();
    },
  });
  return (
    <>
      <Saying {...comment} />
      {comment.replies.map((one) => (
        <div key={one.id} className={styles.reply}>
          <Saying {...one} />
        </div>
      ))}
      <Closing {...comment} />
      {isReplying ? (
        <Writing
          name={`reply-${comment.id}`}
          label={t('comments.replyText')}
          sendText={t('comments.reply')}
          isSending={reply.isPending}
          error={reply.error?.message}
          onSend={reply.mutateAsync}
        />
      ) : (
        <div className={styles.acts}>
          {isClosed ? null : (
            <Button
              size="s"
              variant="secondary"
              text={t('comments.reply')}
              onClick={() => setReplying(true)}
            />
          )}
          <Button
            size="s"
            variant="secondary"
            text={t(isClosed ? 'comments.reopen' : 'comments.close')}
            loading={close.isPending}
            onClick={() => close.mutate({ isClosed: !isClosed })}
          />
        </div>
      )}
    </>
  );
}

function Closing({ closedAt, closedBy }: Pick<TaskComment, 'closedAt' | 'closedBy'>): ReactElement | null {
  const { t } = useTranslation('trial');
  const format = useFormat();
  if (closedAt === null) return null;
  return (
    <p className={styles.note}>
      {t('comments.closed', { by: closedBy ?? '', at: format.dateTime(closedAt) })}
    </p>
  );
}

function Saying({ by, at, text }: Pick<TaskComment, 'by' | 'at' | 'text'>): ReactElement {
  const format = useFormat();
  return (
    <>
      <p className={styles.head}>
        <strong>{by}</strong> <span className={styles.note}>{format.dateTime(at)}</span>
      </p>
      <p className={styles.text}>{text}</p>
    </>
  );
}

interface WritingProps {
  /** Under which what is written is kept until it is sent. */
  readonly name: string;
  readonly label: string;
  readonly sendText: string;
  readonly isSending: boolean;
  readonly error: string | undefined;
  readonly onSend: (text: string) => Promise<unknown>;
}

function Writing({ name, label, sendText, isSending, error, onSend }: WritingProps): ReactElement {
  const { t } = useTranslation('trial');
  const [isTried, setTried] = useState(false);
  const kept = useKeptText(name);
  const text = kept.text.trim();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(text === '');
    if (text === '') return;
    // What was refused stays in the field, with the reason.
    void onSend(text).then(kept.drop, () => undefined);
  };
  return (
    <Form className={styles.writing} onSubmit={send}>
      <TextArea
        label={label}
        rows={2}
        maxLength={MAX_LETTERS}
        error={isTried && text === '' ? t('comments.needed') : error}
        value={kept.text}
        onChange={(event) => kept.change(event.currentTarget.value)}
      />
      <div className={styles.acts}>
        <Button size="s" type="submit" text={sendText} loading={isSending} />
      </div>
    </Form>
  );
}
