/** @jest-environment node */
import { findProseProblems } from './prose';
import { readSources } from './sources';

const sourcesOf = ( file: string, text: string ) =>
	new Map( [ [ file, text ] ] );

it.each( [
	[ 'a.ts', '/** What a cart shows. */', 'Begin with a verb' ],
	[ 'a.ts', '// The caller is told of it.', 'receives' ],
	[ 'a.php', '/* Nobody calls this. */', 'Name the subject' ],
	[ 'a.md', 'Each way to pay has a label.', 'payment method' ],
	[ 'a.scss', '// See specification 4.', 'Cite a page' ],
] )( 'reports the prose of %s: %s', ( file, text, advice ) => {
	expect( findProseProblems( sourcesOf( file, text ) ) ).toEqual( [
		expect.stringContaining( advice ),
	] );
} );

it.each( [
	[ 'a.ts', '/** Returns the cart that is shown. */' ],
	[ 'a.ts', "const told = 'nobody';" ],
	[ 'a.ts', '// What the server sends is validated first.' ],
	[ 'a.json', '"told"' ],
] )( 'accepts the prose of %s: %s', ( file, text ) => {
	expect( findProseProblems( sourcesOf( file, text ) ) ).toEqual( [] );
} );

/** Word for word from the specification, or a list of what not to write. */
const EXCLUDED =
	/^(docs\/contract\/cart-and-checkout\.md|tests\/structure\/(prose|references))/;

it( 'finds no problem in the prose of the repository', () => {
	const sources = new Map(
		[ ...readSources( '' ) ].filter(
			( [ file ] ) => ! EXCLUDED.test( file )
		)
	);
	expect( findProseProblems( sources ) ).toEqual( [] );
} );
