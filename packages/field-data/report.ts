import { REFUSALS } from './refusals';
import {
	FIELDS,
	LIMITS,
	OTHER,
	PAGE_MEASURES,
	PAGES,
	type FieldKey,
	type PageKind,
	type PageMeasure,
} from './rules';

/** Ms of focus, and corrections. */
export type FieldUse = readonly [ ms: number, corrections: number ];

/** Sent when a page is hidden. Whole numbers only. */
export interface Report extends Partial< Record< PageMeasure, number > > {
	page: PageKind;
	fields?: Partial< Record< FieldKey, FieldUse > >;
	refusals?: string[];
}

const isAmount = ( value: unknown ): boolean =>
	Number.isInteger( value ) &&
	Number( value ) >= 0 &&
	Number( value ) <= LIMITS.value;

const isOneOf = < Value extends string >(
	values: readonly Value[],
	value: unknown
): value is Value => values.some( ( each ) => each === value );

const isFieldUse = ( value: unknown ): value is FieldUse =>
	Array.isArray( value ) && value.length === 2 && value.every( isAmount );

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

const CHECKS: Readonly< Record< string, ( value: unknown ) => boolean > > = {
	page: ( value ) => isOneOf( PAGES, value ),
	...Object.fromEntries(
		PAGE_MEASURES.map( ( measure ) => [ measure, isAmount ] )
	),
	fields: ( value ) =>
		isRecord( value ) &&
		Object.entries( value ).every(
			( [ key, use ] ) => isOneOf( FIELDS, key ) && isFieldUse( use )
		),
	refusals: ( value ) =>
		Array.isArray( value ) &&
		value.length <= LIMITS.refusalsPerReport &&
		value.every(
			( code ) =>
				typeof code === 'string' && code.length <= LIMITS.refusalLength
		),
};

/** Null unless each part is as declared. Unknown codes become `other`. */
export const readReport = ( sent: unknown ): Report | null => {
	if (
		! isRecord( sent ) ||
		! ( 'page' in sent ) ||
		! Object.entries( sent ).every(
			( [ name, value ] ) =>
				Object.hasOwn( CHECKS, name ) && CHECKS[ name ]?.( value )
		)
	) {
		return null;
	}
	const report = sent as unknown as Report;
	return report.refusals
		? {
				...report,
				refusals: report.refusals.map( ( code ) =>
					isOneOf( REFUSALS, code ) ? code : OTHER
				),
			}
		: report;
};
