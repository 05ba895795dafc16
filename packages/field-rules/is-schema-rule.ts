import type { Schema } from './schema-validator';

/** Whether a rule has to be asked, and is no plain yes or no. */
export const isSchemaRule = ( rule: boolean | Schema ): rule is Schema =>
	typeof rule !== 'boolean';
