import {
	getAddressFields,
	type AddressFormField,
	type FieldDefinition,
} from '@shopfront/address';
import {
	isSchemaRule,
	type RuleDocument,
	type Schema,
} from '@shopfront/field-rules';
import { replaceEqualDeep } from '@shopfront/structural-sharing';
import type { Settings } from '@shopfront/settings';
import { EMAIL, isAddressKind, type FormLocation } from './form-location';
import type { Rules } from './rules';

/** Unordered. The contact form always has the email address, even if the settings omit it. */
export const getFormFieldKeys = (
	location: FormLocation,
	{ addressFieldsLocations }: Settings
): readonly string[] => {
	if ( isAddressKind( location ) ) {
		return addressFieldsLocations.address;
	}
	const keys = addressFieldsLocations[ location ];
	return location === 'contact' && ! keys.includes( EMAIL )
		? [ EMAIL, ...keys ]
		: keys;
};

export interface FormFieldsContext {
	/** Country of the form's address; `''` in forms without one. */
	country: string;
	/** Called only if a field has a rule. */
	readDocument: ( rules: Rules ) => RuleDocument;
	/** `null` until loaded. Rules count as unmet until then. */
	rules: Rules | null;
}

/** Includes hidden fields. Returns the same list until it changes. */
export type ReadFormFields = (
	context: FormFieldsContext
) => readonly AddressFormField[];

interface RuleInputs {
	country: string;
	document: RuleDocument | null;
	rules: Rules | null;
}

const resolveFields = (
	keys: readonly string[],
	{ defaultFields }: Settings,
	{ document, rules }: RuleInputs
): Record< string, FieldDefinition > => {
	const evaluate = ( rule: boolean | Schema ): boolean =>
		isSchemaRule( rule )
			? document !== null &&
				rules?.evaluateRule( rule, document, rules.validateSchema ) ===
					true
			: rule;
	const resolved: Record< string, FieldDefinition > = {};
	for ( const key of keys ) {
		const field = defaultFields[ key ];
		if ( field ) {
			resolved[ key ] = {
				...field,
				required: evaluate( field.required ),
				hidden: evaluate( field.hidden ),
			};
		}
	}
	return resolved;
};

export const createFormFields = (
	location: FormLocation,
	settings: Settings
): ReadFormFields => {
	const { defaultFields, countryData } = settings;
	const keys = getFormFieldKeys( location, settings );
	const hasRule = keys.some( ( key ) => {
		const field = defaultFields[ key ];
		return (
			field !== undefined &&
			( isSchemaRule( field.required ) || isSchemaRule( field.hidden ) )
		);
	} );
	let last: {
		inputs: RuleInputs;
		fields: readonly AddressFormField[];
	} | null = null;

	return ( { country, readDocument, rules } ) => {
		const inputs = {
			country,
			document: hasRule && rules ? readDocument( rules ) : null,
			rules: hasRule ? rules : null,
		};
		if (
			last &&
			last.inputs.country === country &&
			last.inputs.document === inputs.document &&
			last.inputs.rules === inputs.rules
		) {
			return last.fields;
		}
		const document =
			rules && inputs.document && isAddressKind( location )
				? rules.createFormDocument( inputs.document, location )
				: inputs.document;
		const fields = getAddressFields( country, {
			defaultFields: resolveFields( keys, settings, {
				...inputs,
				document,
			} ),
			countryData,
			keys,
		} );
		last = { inputs, fields: replaceEqualDeep( last?.fields, fields ) };
		return last.fields;
	};
};
