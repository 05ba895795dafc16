import type { InputHTMLAttributes } from 'react';

type Attributes = Pick<
	InputHTMLAttributes< HTMLInputElement >,
	| 'autoComplete'
	| 'autoCapitalize'
	| 'maxLength'
	| 'pattern'
	| 'readOnly'
	| 'title'
	| 'aria-describedby'
>;

const isOn = ( value: string ) =>
	! [ '', '0', 'false' ].includes( value.toLowerCase() );

/**
 * Converts an add-on's field attributes, named as in HTML or in React, to React props. Keeps only the allowed
 * attributes (docs/contract/store-api.md 7), because others could do more than describe a field.
 */
export const fieldAttributes = (
	given: Readonly< Record< string, string > > = {}
): Attributes => {
	const attributes: Attributes = {};
	const described: Record< string, string > = {};
	for ( const [ name, value ] of Object.entries( given ) ) {
		switch ( name.toLowerCase() ) {
			case 'maxlength': {
				const length = Number.parseInt( value, 10 );
				if ( length >= 0 ) {
					attributes.maxLength = length;
				}
				break;
			}
			case 'readonly':
				attributes.readOnly = isOn( value );
				break;
			case 'pattern':
				attributes.pattern = value;
				break;
			case 'autocomplete':
				attributes.autoComplete = value;
				break;
			case 'autocapitalize':
				attributes.autoCapitalize = value;
				break;
			case 'title':
				attributes.title = value;
				break;
			case 'aria-describedby':
				attributes[ 'aria-describedby' ] = value;
				break;
			default:
				if ( /^(?:aria|data)-[\w.:-]+$/.test( name ) ) {
					described[ name ] = value;
				}
		}
	}
	return { ...attributes, ...described };
};
