import { isSchemaRule, type JudgeSchema } from '@shopfront/field-rules';
import { createLate } from '@shopfront/late';
import type { Settings } from '@shopfront/settings';

/** Evaluates the schemas of add-ons' fields. */
export interface Rules extends Omit< typeof import( './rules' ), 'openJudge' > {
	judge: JudgeSchema;
}

/** Whether the schema of any field has to be evaluated. */
export const hasSchema = ( { defaultFields }: Settings ): boolean =>
	Object.values( defaultFields ).some(
		( { required, hidden, validation } ) =>
			isSchemaRule( required ) ||
			isSchemaRule( hidden ) ||
			validation !== undefined
	);

/** The rules, shared by all forms. The server knows them too: a form does without them where they fail to load. */
export const fieldRules = createLate( async (): Promise< Rules > => {
	const { openJudge, ...rules } = await import(
		/* webpackChunkName: "order" */ './rules'
	);
	return { ...rules, judge: openJudge() };
} );
