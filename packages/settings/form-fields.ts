import {
	isRecord,
	isString,
	readStringMap,
	type UnknownRecord,
} from './readers';

/** A JSON schema for cart, checkout and customer: the rule holds if they match. */
export type RuleSchema = UnknownRecord;

/** A field of the checkout forms. Source: docs/contract/settings.md 5, docs/contract/cart-and-checkout.md 3. */
export interface FormField {
	label: string;
	/** Replaces the label while the field is optional. */
	optionalLabel: string;
	/** Only add-ons' fields have a schema. */
	required: boolean | RuleSchema;
	hidden: boolean | RuleSchema;
	/** Sort order; add-ons' fields have none and come last. */
	index?: number;
	/** Defaults to `text`. */
	type?: string;
	autocomplete?: string;
	autocapitalize?: string;
	placeholder?: string;
	errorMessage?: string;
	/** Spread on the input. */
	attributes?: Readonly< Record< string, string > >;
	/** For a select. */
	options?: ReadonlyArray< { value: string; label: string } >;
	validation?: RuleSchema;
}

/** In their default order. */
export const CORE_FIELD_KEYS = [
	'email',
	'country',
	'first_name',
	'last_name',
	'company',
	'address_1',
	'address_2',
	'city',
	'state',
	'postcode',
	'phone',
] as const;

export type CoreFieldKey = ( typeof CORE_FIELD_KEYS )[ number ];

/** Its rules are booleans, and it has an index. */
export interface CoreFormField extends FormField {
	required: boolean;
	hidden: boolean;
	index: number;
}

export type FormFields = Readonly< Record< CoreFieldKey, CoreFormField > > &
	Readonly< Record< string, FormField > >;

const isCoreField = ( value: unknown ): boolean =>
	isRecord( value ) &&
	isString( value.label ) &&
	isString( value.optionalLabel ) &&
	typeof value.required === 'boolean' &&
	typeof value.hidden === 'boolean' &&
	typeof value.index === 'number';

/** Needs all default keys, each with a valid definition. Ignores other keys. Source: docs/contract/globals.md 8. */
export const isFormFields = ( value: unknown ): value is UnknownRecord =>
	isRecord( value ) &&
	CORE_FIELD_KEYS.every( ( key ) => isCoreField( value[ key ] ) );

const STRING_KEYS = [
	'type',
	'autocomplete',
	'autocapitalize',
	'placeholder',
	'errorMessage',
] as const;

const readOptions = ( value: unknown ): FormField[ 'options' ] =>
	Array.isArray( value )
		? value.flatMap( ( option: unknown ) =>
				isRecord( option ) &&
				isString( option.value ) &&
				isString( option.label )
					? [ { value: option.value, label: option.label } ]
					: []
			)
		: undefined;

const readRule = ( value: unknown ): boolean | RuleSchema =>
	isRecord( value ) ? value : value === true;

/** `undefined` without a label, because we couldn't render the field. */
export const readFormField = ( value: unknown ): FormField | undefined => {
	if ( ! isRecord( value ) || ! isString( value.label ) ) {
		return undefined;
	}
	const { label, optionalLabel, index, attributes, validation } = value;
	const options = readOptions( value.options );
	const field: FormField = {
		label,
		optionalLabel: isString( optionalLabel ) ? optionalLabel : label,
		required: readRule( value.required ),
		hidden: readRule( value.hidden ),
	};
	for ( const key of STRING_KEYS ) {
		const text = value[ key ];
		if ( isString( text ) ) {
			field[ key ] = text;
		}
	}
	if ( typeof index === 'number' ) {
		field.index = index;
	}
	if ( isRecord( attributes ) ) {
		field.attributes = readStringMap( attributes );
	}
	if ( options ) {
		field.options = options;
	}
	if ( isRecord( validation ) ) {
		field.validation = validation;
	}
	return field;
};
