import {
	fieldsFor,
	type AddressFormField,
	type FieldDefinition,
} from '@shopfront/address';
import {
	isSchemaRule,
	type RuleDocument,
	type Schema,
} from '@shopfront/field-rules';
import { keepIdentity } from '@shopfront/keep-identity';
import type { Settings } from '@shopfront/settings';
import { EMAIL, isAddressKind, type FormLocation } from './form-location';
import type { Rules } from './rules';

/** The keys of a form's fields, in no order. The contact form has the e-mail address, whatever the page says. */
export const formFieldKeys = (
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

/** What decides on the fields of a form. */
export interface FormFieldsContext {
	/** Of the form's address; `''` in forms without one. */
	country: string;
	/** Asked for only where a field has a rule. */
	readDocument: ( rules: Rules ) => RuleDocument;
	/** `null` while what reads them is not there: rules then do not hold. */
	rules: Rules | null;
}

/** The fields that a form has now, hidden ones among them. The same list as long as nothing about it changes. */
export type ReadFormFields = (
	context: FormFieldsContext
) => readonly AddressFormField[];

interface Asked {
	country: string;
	document: RuleDocument | null;
	rules: Rules | null;
}

/** Fields whose rules have been asked. */
const decide = (
	keys: readonly string[],
	{ defaultFields }: Settings,
	{ document, rules }: Asked
): Record< string, FieldDefinition > => {
	const holds = ( rule: boolean | Schema ): boolean =>
		isSchemaRule( rule )
			? document !== null &&
				rules?.ruleHolds( rule, document, rules.judge ) === true
			: rule;
	const decided: Record< string, FieldDefinition > = {};
	for ( const key of keys ) {
		const field = defaultFields[ key ];
		if ( field ) {
			decided[ key ] = {
				...field,
				required: holds( field.required ),
				hidden: holds( field.hidden ),
			};
		}
	}
	return decided;
};

export const createFormFields = (
	location: FormLocation,
	settings: Settings
): ReadFormFields => {
	const { defaultFields, countryData } = settings;
	const keys = formFieldKeys( location, settings );
	const hasRule = keys.some( ( key ) => {
		const field = defaultFields[ key ];
		return (
			field !== undefined &&
			( isSchemaRule( field.required ) || isSchemaRule( field.hidden ) )
		);
	} );
	let last: { asked: Asked; fields: readonly AddressFormField[] } | null =
		null;

	return ( { country, readDocument, rules } ) => {
		const asked = {
			country,
			document: hasRule && rules ? readDocument( rules ) : null,
			rules: hasRule ? rules : null,
		};
		if (
			last &&
			last.asked.country === country &&
			last.asked.document === asked.document &&
			last.asked.rules === asked.rules
		) {
			return last.fields;
		}
		const document =
			rules && asked.document && isAddressKind( location )
				? rules.formDocument( asked.document, location )
				: asked.document;
		const fields = fieldsFor( country, {
			defaultFields: decide( keys, settings, { ...asked, document } ),
			countryData,
			keys,
		} );
		last = { asked, fields: keepIdentity( last?.fields, fields ) };
		return last.fields;
	};
};
