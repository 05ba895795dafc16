/**
 * @jest-environment node
 */
import { trustedHtml, trustedScript, trustedScriptUrl } from '.';

describe( 'without a window, as in a Node host', () => {
	it.each( [ trustedHtml, trustedScript, trustedScriptUrl ] )(
		'%p returns the text',
		( trusted ) => {
			expect( trusted( '&quot;' ) ).toBe( '&quot;' );
		}
	);
} );
