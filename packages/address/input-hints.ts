import { postcodeValidatorExistsForCountry } from 'postcode-validator';
import type { AddressFormField } from './types';

/** Attributes of an input that affect on-screen keyboards, with React's names. */
export interface InputHints {
	readonly enterKeyHint: 'next' | 'done';
	/** Missing if the field defines its own. */
	readonly autoCapitalize?: 'none' | 'words' | 'characters';
	readonly autoCorrect?: 'off';
	readonly spellCheck?: false;
	readonly inputMode?: 'numeric';
}

/** Where a field is used. */
export interface InputHintsContext {
	/** Country of the form's address; `''` in forms without one. */
	country: string;
	/** Whether no field follows in the form. */
	isLast: boolean;
}

type KeyboardHints = Omit< InputHints, 'enterKeyHint' >;

/** Names of people, companies, streets and cities, which no dictionary knows. */
const PROPER_NAME: KeyboardHints = {
	autoCapitalize: 'words',
	autoCorrect: 'off',
	spellCheck: false,
};

const LITERAL: KeyboardHints = {
	autoCapitalize: 'none',
	autoCorrect: 'off',
	spellCheck: false,
};

const BY_KEY: ReadonlyMap< string, KeyboardHints > = new Map( [
	[ 'first_name', PROPER_NAME ],
	[ 'last_name', PROPER_NAME ],
	[ 'company', PROPER_NAME ],
	[ 'address_1', PROPER_NAME ],
	[ 'address_2', PROPER_NAME ],
	[ 'city', PROPER_NAME ],
	[ 'state', PROPER_NAME ],
	[ 'phone', LITERAL ],
	[ 'email', LITERAL ],
] );

const BY_TYPE: ReadonlyMap< string, KeyboardHints > = new Map( [
	[ 'email', LITERAL ],
	[ 'tel', LITERAL ],
] );

/**
 * Countries whose postcodes have letters, or a hyphen that cannot be left out: the numeric keyboard of iPhones has
 * digits only. Countries with a prefix for letters from abroad, such as `SE-`, are left out.
 */
const NOT_ONLY_DIGITS =
	'AC AD AI AR BB BM BN CA EC FK GB GG GI GS IE IM INTL IO JE KY LT LU LV MT MU NL OM PL PN PT SH SV SZ TA TC UK VC VG'.split(
		' '
	);

const getPostcodeHints = ( country: string ): KeyboardHints => ( {
	...LITERAL,
	autoCapitalize: 'characters',
	...( postcodeValidatorExistsForCountry( country ) &&
		! NOT_ONLY_DIGITS.includes( country ) && { inputMode: 'numeric' } ),
} );

/**
 * Whether the merchant or an add-on has chosen how the field is capitalized. The values that the platform sends by
 * itself do not count (docs/contract/settings.md 5).
 */
const hasOwnCapitalization = ( {
	key,
	autocapitalize,
	attributes = {},
}: AddressFormField ): boolean => {
	const byPlatform =
		key === 'postcode' || key === 'phone' ? 'characters' : 'sentences';
	const isByPlatform =
		( BY_KEY.has( key ) || key === 'postcode' ) &&
		autocapitalize === byPlatform;
	return (
		( autocapitalize !== undefined && ! isByPlatform ) ||
		Object.keys( attributes ).some(
			( name ) => name.toLowerCase() === 'autocapitalize'
		)
	);
};

/**
 * Returns the attributes for on-screen keyboards of a text field, by its key, else by its type. What the field defines
 * itself wins.
 */
export const getInputHints = (
	field: AddressFormField,
	{ country, isLast }: InputHintsContext
): InputHints => {
	const { key, type = 'text' } = field;
	const { autoCapitalize, ...hints } =
		key === 'postcode'
			? getPostcodeHints( country )
			: ( BY_KEY.get( key ) ?? BY_TYPE.get( type ) ?? {} );
	return {
		enterKeyHint: isLast ? 'done' : 'next',
		...hints,
		...( autoCapitalize &&
			! hasOwnCapitalization( field ) && { autoCapitalize } ),
	};
};
