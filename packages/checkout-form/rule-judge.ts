import { isSchemaRule, type JudgeSchema } from '@shopfront/field-rules';
import { createLate } from '@shopfront/late';
import type { Settings } from '@shopfront/settings';

/** What schemas are read with, and asked of. */
export interface Rules extends Omit< typeof import( './rules' ), 'openJudge' > {
	judge: JudgeSchema;
}

/** What reads the schemas of add-ons' fields, as soon as it has come. */
export interface RuleJudge {
	/** `null` while it has not come, and where no field needs it. */
	get: () => Rules | null;
	/** Fetches it, if a field of the page needs it and it is not on its way. A failed try may be repeated. */
	fetch: () => void;
	/** Tells when it has come. Returns the stop. */
	subscribe: ( listener: () => void ) => () => void;
}

const hasSchema = ( { defaultFields }: Settings ): boolean =>
	Object.values( defaultFields ).some(
		( { required, hidden, validation } ) =>
			isSchemaRule( required ) ||
			isSchemaRule( hidden ) ||
			validation !== undefined
	);

const loadRules = async (): Promise< Rules > => {
	const { openJudge, ...rules } = await import(
		/* webpackChunkName: "order" */ './rules'
	);
	return { ...rules, judge: openJudge() };
};

export const createRuleJudge = (
	settings: Settings,
	load: () => Promise< Rules > = loadRules
): RuleJudge => {
	const late = createLate( load );
	return {
		get: late.get,
		fetch: () => {
			// Where it does not come, the server knows the rules too; the next field that is left asks again.
			if ( hasSchema( settings ) ) {
				void late.fetch();
			}
		},
		subscribe: late.subscribe,
	};
};

const judges = new WeakMap< Settings, RuleJudge >();

/** The judge of a page: all its forms share one. */
export const ruleJudgeOf = ( settings: Settings ): RuleJudge => {
	const judge = judges.get( settings ) ?? createRuleJudge( settings );
	judges.set( settings, judge );
	return judge;
};
