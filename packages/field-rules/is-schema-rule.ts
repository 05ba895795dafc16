import type { Schema } from './schema-validator';

export const isSchemaRule = ( rule: boolean | Schema ): rule is Schema =>
	typeof rule !== 'boolean';
