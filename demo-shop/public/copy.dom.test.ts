import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

beforeAll( () => {
	// The file is a classic script: it is run as a page runs it, once.
	// eslint-disable-next-line no-eval -- There is nothing to import.
	window.eval( readFileSync( join( __dirname, 'copy.js' ), 'utf8' ) );
} );

beforeEach( () => {
	document.body.innerHTML = `<section>
		<div><bdi>DE00 1</bdi>
			<button data-copy="DE001" data-copied="Copied: IBAN" data-failed="Press Ctrl+C." aria-label="Copy: IBAN">Copy</button>
		</div>
		<p role="status"></p>
	</section>`;
} );

const copy = () => screen.getByRole( 'button', { name: 'Copy: IBAN' } );
const status = () => screen.getByRole( 'status' );

it( 'copies the value and says so, and the button shows it for three seconds', async () => {
	const user = userEvent.setup();
	await user.click( copy() );
	expect( await navigator.clipboard.readText() ).toBe( 'DE001' );
	expect( status() ).toHaveTextContent( 'Copied: IBAN' );
	expect( copy() ).toHaveClass( 'is-copied' );
	expect( copy() ).toHaveFocus();
} );

it( 'selects the value and says how to copy it if the browser forbids it', async () => {
	const user = userEvent.setup( { writeToClipboard: false } );
	jest.spyOn( navigator.clipboard, 'writeText' ).mockRejectedValue(
		new Error( 'NotAllowedError' )
	);
	await user.click( copy() );
	expect( status() ).toHaveTextContent( 'Press Ctrl+C.' );
	expect( String( document.getSelection() ) ).toBe( 'DE00 1' );
	expect( copy() ).not.toHaveClass( 'is-copied' );
} );
