import {
	readRules,
	validateForm,
	type Entry,
	type FileFacts,
	type FormRule,
} from '.';
import { RULE_ROWS, type RuleRow } from '../../tests/fixtures/form-rule-rows';

const entriesOf = ( values: RuleRow[ 'values' ] ): Entry[] =>
	values.map( ( value ): Entry => [ 'field', value ] );

const verdict = (
	rule: Omit< FormRule, 'field' >,
	values: ReadonlyArray< string | FileFacts >
) =>
	validateForm(
		[ { ...rule, field: 'field', error: 'Wrong.' } ],
		entriesOf( values )
	).size === 0;

it( 'has at least 300 rows for all rules', () => {
	expect( RULE_ROWS.length ).toBeGreaterThanOrEqual( 300 );
	expect( new Set( RULE_ROWS.map( ( { rule } ) => rule.rule ) ).size ).toBe(
		// One of the rules is unknown.
		25
	);
} );

it.each( RULE_ROWS )( '$rule on $values: $passes', ( row ) => {
	expect( verdict( row.rule, row.values ) ).toBe( row.passes );
} );

it( 'shows the first error of each field, in the order of the rules', () => {
	const rules: FormRule[] = [
		{ rule: 'email', field: 'a', error: 'No email.' },
		{ rule: 'minlength', field: 'a', threshold: 5, error: 'Too short.' },
		{ rule: 'required', field: 'b', error: 'Missing.' },
	];
	expect( [ ...validateForm( rules, [ [ 'a', 'x' ] ] ) ] ).toEqual( [
		[ 'a', 'No email.' ],
		[ 'b', 'Missing.' ],
	] );
} );

it( 'shows nothing for a rule without error or field', () => {
	expect(
		validateForm(
			[
				{ rule: 'required', field: 'a' },
				{ rule: 'any', error: 'No.' },
			],
			[]
		).size
	).toBe( 0 );
} );

it( 'uses the message of "all" if its rule has none', () => {
	const inner: FormRule[] = [
		{ rule: 'required', field: 'a' },
		{ rule: 'email', field: 'a', error: 'No email.' },
	];
	const rules = [ { rule: 'all', error: 'Please fill in.', rules: inner } ];
	expect( validateForm( rules, [] ).get( 'a' ) ).toBe( 'Please fill in.' );
	expect( validateForm( rules, [ [ 'a', 'x' ] ] ).get( 'a' ) ).toBe(
		'No email.'
	);
} );

it.each( [ 'size', 'size[]', 'size[0]', 'size[a][b]' ] )(
	'reads values of %s as values of size',
	( name ) => {
		expect(
			validateForm(
				[ { rule: 'required', field: 'size', error: 'Missing.' } ],
				[ [ name, 'S' ] ]
			).size
		).toBe( 0 );
	}
);

it.each( [ null, [], 'x', {}, { rules: 1 }, { rules: [ null, {}, [] ] } ] )(
	'reads no rules from %j',
	( schema ) => {
		expect( readRules( schema ) ).toEqual( [] );
	}
);

it( 'reads rules within rules, and values of other types as text', () => {
	expect(
		readRules( {
			rules: [
				{ rule: 'any', rules: [ { rule: 'enum', accept: [ 1 ] } ] },
			],
		} )[ 0 ]?.rules?.[ 0 ]?.accept
	).toEqual( [ '1' ] );
} );
