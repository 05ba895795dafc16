/** @jest-environment node */
import { pressTrigger, setAll, type Scope, type Section } from './rules';

/** Parses `id+ rel:… group:… in:… rules`; `+` means open. */
const parse = ( line: string ): Section => {
	const [ id = '', ...words ] = line.split( ' ' );
	const after = ( prefix: string ) =>
		words
			.filter( ( word ) => word.startsWith( prefix ) )
			.map( ( word ) => word.slice( prefix.length ) );
	return {
		id: id.replace( '+', '' ),
		isOpen: id.endsWith( '+' ),
		rel: after( 'rel:' )[ 0 ] ?? '',
		toggleGroup: after( 'group:' )[ 0 ] ?? '',
		isMustBeOne: words.includes( 'must' ),
		isExpandOnly: words.includes( 'only' ),
		parents: after( 'in:' ),
	};
};
const openIds = ( sections: readonly Section[] ) =>
	sections
		.filter( ( { isOpen } ) => isOpen )
		.map( ( { id } ) => id )
		.join( ' ' );

it.each( [
	// Title, sections before, pressed trigger, ids of open sections after.
	[ 'opens a closed section', [ 'a', 'b+' ], 'a', 'a b' ],
	[ 'closes an open section', [ 'a+', 'b+' ], 'a', 'b' ],
	[ 'changes nothing for an unknown section', [ 'a+' ], 'x', 'a' ],
	[
		'closes the other members of a highlander group',
		[ 'a rel:x-highlander', 'b+ rel:x-highlander', 'c+ rel:x-highlander' ],
		'a',
		'a',
	],
	[
		'leaves other highlander groups and sections without a group',
		[ 'a rel:x-highlander', 'b+ rel:y-highlander', 'c+' ],
		'a',
		'a b c',
	],
	[
		'closes the other members of a second group that is a highlander group',
		[ 'a group:x-highlander', 'b+ group:x-highlander', 'c+ group:y' ],
		'a',
		'a c',
	],
	[
		'closes nothing for a second group that is not a highlander group',
		[ 'a group:x', 'b+ group:x', 'c+ group:y' ],
		'a',
		'a b c',
	],
	[
		'applies both groups',
		[
			'a rel:x-highlander group:y-highlander',
			'b+ rel:x-highlander',
			'c+ group:y-highlander',
			'd+',
		],
		'a',
		'a d',
	],
	[
		'closes members of other first groups if its own is not a highlander group',
		[ 'a rel:x', 'b+ rel:x', 'c+ rel:y', 'd+ rel:z-highlander', 'e+' ],
		'a',
		'a b e',
	],
	[
		'closes a highlander section with its own trigger',
		[ 'a+ rel:x-highlander', 'b rel:x-highlander' ],
		'a',
		'',
	],
	[
		'does not close one that must be open by its trigger',
		[ 'a+ rel:x-highlander must', 'b rel:x-highlander must' ],
		'a',
		'a',
	],
	[
		'closes one that must be open by another member',
		[ 'a+ rel:x-highlander must', 'b rel:x-highlander must' ],
		'b',
		'b',
	],
	[
		'does not close one that must be open in its second group',
		[ 'a+ group:x-highlander must' ],
		'a',
		'a',
	],
	[
		'closes one that must be open without a highlander group',
		[ 'a+ rel:x must' ],
		'a',
		'',
	],
	[ 'opens one that only expands', [ 'a only' ], 'a', 'a' ],
	[ 'never closes one that only expands', [ 'a+ only' ], 'a', 'a' ],
	[
		'does not close one that only expands by its group',
		[ 'a rel:x-highlander', 'b+ rel:x-highlander only' ],
		'a',
		'a b',
	],
	[
		'closes what is inside of a member that its group closes',
		[
			'a rel:x-highlander',
			'b+ rel:x-highlander',
			'c+ in:b',
			'd+ in:b only',
		],
		'a',
		'a d',
	],
	[
		'closes what is deeper inside of a member of a group',
		[ 'a+ rel:x', 'b+ in:a', 'c+ in:a in:b', 'd+' ],
		'a',
		'd',
	],
	[
		'leaves what is inside of one without a group open',
		[ 'a+', 'b+ in:a' ],
		'a',
		'b',
	],
	[
		'never closes what contains it',
		[
			'a+ rel:x-highlander',
			'b rel:x-highlander in:a',
			'c+ rel:x-highlander',
		],
		'b',
		'a b',
	],
	[
		'never closes what contains it for another group',
		[ 'a+ rel:x', 'b rel:y in:a', 'c+ rel:x' ],
		'b',
		'a b',
	],
] )( 'a press %s', ( _, lines, pressed, expected ) => {
	const before = lines.map( parse );
	expect( openIds( pressTrigger( before, pressed ) ) ).toBe( expected );
	expect( before ).toEqual( lines.map( parse ) );
} );

const PAGE = [
	'a rel:x-highlander',
	'b+ rel:x-highlander must',
	'c+ rel:y group:z',
	'd group:z',
	'e+ only',
	'f+ in:c',
];

it.each< [ string, boolean, Scope, string ] >( [
	[ 'opens all', true, {}, 'a b c d e f' ],
	[
		'opens the members of a first group',
		true,
		{ rel: 'x-highlander' },
		'a b c e f',
	],
	[
		'opens the members of a second group',
		true,
		{ toggleGroup: 'z' },
		'b c d e f',
	],
	[
		'prefers the first group',
		true,
		{ rel: 'x-highlander', toggleGroup: 'z' },
		'a b c e f',
	],
	[ 'closes all that may be closed', false, {}, 'e' ],
	[
		'closes the members of a group, and the sections inside',
		false,
		{ rel: 'y' },
		'b e',
	],
	[
		'closes the members of a second group',
		false,
		{ toggleGroup: 'z' },
		'b e',
	],
	[
		'changes nothing for an unknown group',
		false,
		{ rel: 'none' },
		'b c e f',
	],
] )( 'an "all sections" control %s', ( _, isOpen, scope, expected ) => {
	expect( openIds( setAll( PAGE.map( parse ), isOpen, scope ) ) ).toBe(
		expected
	);
} );
