import { createSchemaValidator, validateValue } from '@shopfront/field-rules';
import { Validator } from '@cfworker/json-schema';
import type { AdditionalField } from './additional-fields';

export type FieldValue = string | boolean;

/** The page uses the same validator. */
export const validateSchema = createSchemaValidator( Validator );

/** The code and message in `data.details`. */
export interface FieldErrorCode {
	code: string;
	message: string;
	data: { location: string; key: string };
}

/** As WordPress joins words: `a and b`, `a, b, and c`. */
const formatList = ( words: readonly string[] ): string => {
	const [ last = '', ...others ] = [ ...words ].reverse();
	const before = others.reverse();
	if ( before.length < 2 ) {
		return [ ...before, last ].join( ' and ' );
	}
	return `${ before.join( ', ' ) }, and ${ last }`;
};

const createProblem = (
	{ id, location }: AdditionalField,
	code: string,
	message: string
): FieldErrorCode => ( { code, message, data: { location, key: id } } );

/** Accepts real calendar days only. */
const isDate = ( text: string ): boolean => {
	const date = new Date( `${ text }T00:00:00Z` );
	return (
		! Number.isNaN( date.getTime() ) &&
		date.toISOString().startsWith( `${ text }T` )
	);
};

/** Looks at nothing but the value; `null` when its type is valid. */
export const typeProblem = (
	field: AdditionalField,
	value: unknown
): FieldErrorCode | null => {
	const { id, type, options = [], required } = field;
	if ( type === 'checkbox' ) {
		return typeof value === 'boolean'
			? null
			: createProblem(
					field,
					'rest_invalid_type',
					`${ id } is not of type boolean.`
				);
	}
	if ( typeof value !== 'string' ) {
		return createProblem(
			field,
			'rest_invalid_type',
			`${ id } is not of type string.`
		);
	}
	if ( type === 'date' && value.trim() !== '' && ! isDate( value.trim() ) ) {
		return createProblem(
			field,
			'woocommerce_invalid_checkout_field',
			`Please provide a valid ${ field.label }`
		);
	}
	const values = options.map( ( option ) => option.value );
	const isNone = value === '' && required !== true;
	return type === 'select' && ! isNone && ! values.includes( value )
		? createProblem(
				field,
				'rest_not_in_enum',
				`${ id } is not one of ${ formatList( values ) }.`
			)
		: null;
};

export const trimmed = ( value: FieldValue ): FieldValue =>
	typeof value === 'string' ? value.trim() : value;

export const isEmpty = ( value: FieldValue | undefined ): boolean =>
	value === undefined || value === '' || value === false;

/** An empty value is missing, not invalid. */
export const validationProblem = (
	field: AdditionalField,
	value: FieldValue | undefined
): FieldErrorCode | null => {
	if (
		field.validation === null ||
		value === undefined ||
		isEmpty( value )
	) {
		return null;
	}
	const fault = validateValue( field.validation, value, validateSchema );
	return (
		fault &&
		createProblem(
			field,
			'woocommerce_invalid_checkout_field',
			fault.kind === 'custom'
				? fault.message
				: `Please provide a valid ${ field.label }`
		)
	);
};

export const requiredProblem = (
	field: AdditionalField,
	before = ''
): FieldErrorCode =>
	createProblem(
		field,
		'woocommerce_required_checkout_field',
		field.errorMessage ?? `${ before }${ field.label } is required`
	);
