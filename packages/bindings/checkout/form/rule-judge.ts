import {
	createJudge,
	isSchemaRule,
	type JudgeSchema,
} from '@shopfront/field-rules';
import type { Settings } from '@shopfront/settings';

/** The library that reads the schemas of add-ons' fields, as soon as it has come. */
export interface RuleJudge {
	/** `null` while it has not come, and where no field needs it. */
	get: () => JudgeSchema | null;
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

const loadJudge = async (): Promise< JudgeSchema > => {
	const { Validator } = await import(
		/* webpackChunkName: "field-rules" */
		'@cfworker/json-schema'
	);
	return createJudge( Validator );
};

export const createRuleJudge = (
	settings: Settings,
	load: () => Promise< JudgeSchema > = loadJudge
): RuleJudge => {
	const listeners = new Set< () => void >();
	let judge: JudgeSchema | null = null;
	let isOnItsWay = false;
	return {
		get: () => judge,
		fetch: () => {
			if ( judge || isOnItsWay || ! hasSchema( settings ) ) {
				return;
			}
			isOnItsWay = true;
			load().then(
				( loaded ) => {
					judge = loaded;
					listeners.forEach( ( listener ) => listener() );
				},
				() => {
					// The server knows the rules too; the next field that is left asks again.
					isOnItsWay = false;
				}
			);
		},
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
	};
};

const judges = new WeakMap< Settings, RuleJudge >();

/** The judge of a page: all its forms share one. */
export const ruleJudgeOf = ( settings: Settings ): RuleJudge => {
	const judge = judges.get( settings ) ?? createRuleJudge( settings );
	judges.set( settings, judge );
	return judge;
};
