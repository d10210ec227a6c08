// Uploaded documents and images.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dateTimeSchema, idParams, idSchema } from '../common.ts';
import { workKindSchema } from '../entities/work.ts';
import { localizedTextSchema } from '../texts.ts';

/** An SVG is text that is read as a whole: more is a drawing that should be a picture of dots. */
export const MAX_SVG_BYTES = 512 * 1024;
/** Width × height of a picture: what a telephone takes; a browser needs four bytes for each of them. */
export const MAX_PICTURE_PIXELS = 50_000_000;
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/svg+xml'] as const;
export const DOCUMENT_TYPES = ['application/pdf'] as const;

export const fileInfoSchema = z.object({
  id: idSchema,
  name: z.string(),
  url: z.string(),
  type: z.string(),
  sizeBytes: z.number().int(),
  /** Of a document; null: it is none, is not counted yet, or its pages can't be told. */
  pageCount: z.number().int().nullable(),
  dateCreating: dateTimeSchema,
});
export type FileInfo = z.infer<typeof fileInfoSchema>;

export const getFileInfo = defineCall({
  id: 'getFileInfo',
  method: 'GET',
  path: '/files/:id/info',
  access: 'SIGNED_IN',
  forDemo: true,
  summary: 'Name, type and size of a file that the caller may see through what refers to it',
  params: idParams,
  response: fileInfoSchema,
  errors: ['NOT_FOUND'],
  duringTechnicalWorks: 'RUNNING_ATTEMPT',
});

export const getFile = defineCall({
  id: 'getFile',
  method: 'GET',
  path: '/files/:id',
  access: 'SIGNED_IN',
  forDemo: true,
  summary: 'The bytes of a file',
  params: idParams,
  response: z.any(),
  responseKind: 'BLOB',
  errors: ['NOT_FOUND'],
  duringTechnicalWorks: 'RUNNING_ATTEMPT',
});

/** A document with the works in which it can be read. */
export const readableDocumentSchema = fileInfoSchema.extend({
  works: z.array(z.object({ id: idSchema, title: localizedTextSchema, kind: workKindSchema })),
});
export type ReadableDocument = z.infer<typeof readableDocumentSchema>;

export const listDocuments = defineCall({
  id: 'listDocuments',
  method: 'GET',
  path: '/documents',
  access: ['LEARN', 'WORKS_EDIT'],
  summary: 'Every document that the caller may read, one entry a file, by name',
  response: z.array(readableDocumentSchema),
});

export const uploadFiles = defineCall({
  id: 'uploadFiles',
  method: 'POST',
  path: '/files/operations',
  access: 'SIGNED_IN',
  forDemo: true,
  summary: 'Upload images and documents; each belongs to its uploader until something refers to it',
  body: z.object({ kind: z.enum(['IMAGE', 'DOCUMENT', 'ANY']).default('ANY') }).default({ kind: 'ANY' }),
  bodyKind: 'MULTIPART',
  response: z.array(fileInfoSchema),
  status: 201,
  errors: ['TOO_LARGE', 'WRONG_FILE_TYPE', 'STORAGE_FULL'],
});
