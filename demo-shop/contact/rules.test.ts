/** @jest-environment node */
import fc from 'fast-check';
import { validateForm, type Entry } from '@shopfront/form-rules';
import { RULE_ROWS } from '../../tests/fixtures/form-rule-rows';
import { checkForm, type Rule } from './rules';

const withField = (
	rule: ( typeof RULE_ROWS )[ number ][ 'rule' ]
): Rule => ( {
	...( rule as Rule ),
	field: 'field',
	error: 'Wrong.',
} );

const entries = ( values: ( typeof RULE_ROWS )[ number ][ 'values' ] ) =>
	values.map( ( value ): Entry => [ 'field[]', value ] );

it.each( RULE_ROWS )(
	'the shop gives $rule on $values the verdict $passes',
	( { rule, values, passes } ) => {
		expect(
			checkForm( [ withField( rule ) ], entries( values ) ).size
		).toBe( passes ? 0 : 1 );
	}
);

const samples = RULE_ROWS.flatMap( ( { values } ) =>
	values.filter( ( value ) => typeof value === 'string' )
);

const texts = fc.oneof(
	fc.constantFrom( ...samples ),
	fc
		.tuple( fc.constantFrom( ...samples ), fc.nat( 12 ), fc.string() )
		.map(
			( [ text, at, more ] ) =>
				text.slice( 0, at ) + more + text.slice( at )
		),
	fc.string( { unit: 'grapheme' } ),
	fc.emailAddress(),
	fc.webUrl(),
	fc.double().map( String ),
	fc
		.date( { noInvalidDate: true } )
		.map( ( date ) => date.toISOString().slice( 0, 10 ) ),
	fc.stringMatching( /^[+0()\d /#*-]{0,20}$/ ),
	fc.stringMatching( /^-?\d{0,3}\.?\d{0,3}(e[+-]?\d)?$/ ),
	fc.stringMatching( /^\d{4}-[01]\d-[0-3]\d$/ )
);

const files = fc.record( {
	name: fc.oneof(
		fc.constantFrom( '', 'a.png', 'A.JPG', 'x.exe', 'b.txt', 'c.flac' ),
		fc.string()
	),
	size: fc.nat( 3000 ),
} );

it( 'the browser and the shop never differ', () => {
	fc.assert(
		fc.property(
			fc.constantFrom( ...RULE_ROWS.map( ( { rule } ) => rule ) ),
			fc.array( fc.oneof( { weight: 4, arbitrary: texts }, files ), {
				maxLength: 3,
			} ),
			( rule, values ) => {
				const rules = [ withField( rule ) ];
				expect( [ ...checkForm( rules, entries( values ) ) ] ).toEqual(
					[ ...validateForm( rules, entries( values ) ) ]
				);
			}
		),
		{ numRuns: 5000 }
	);
} );
