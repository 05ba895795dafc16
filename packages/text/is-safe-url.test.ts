/** @jest-environment node */
import { isSafeUrl } from '.';

describe( 'isSafeUrl', () => {
	it.each( [
		'https://shop.test/checkout',
		'HTTP://shop.test',
		'//shop.test/path',
		'/checkout?to=javascript:1',
		'checkout/order:5',
		'#coupon',
		'?page=2',
		'',
		'mailto:shop@shop.test',
		'tel:+4930123456',
		'1a:b',
		' https://shop.test',
	] )( 'accepts %p', ( url ) => {
		expect( isSafeUrl( url ) ).toBe( true );
	} );

	it.each( [
		'javascript:alert(1)',
		'JaVaScRiPt:alert(1)',
		' javascript:alert(1)',
		'\u0001javascript:alert(1)',
		'java\nscript:alert(1)',
		'java\tscript:alert(1)',
		'\r\njavascript\r:alert(1)',
		'data:text/html,<script>alert(1)</script>',
		'vbscript:msgbox(1)',
		'blob:https://shop.test/1',
		'file:///etc/passwd',
		'ftp://shop.test',
		'h323:host',
		'httpx://shop.test',
		'view-source:https://shop.test',
	] )( 'rejects %p', ( url ) => {
		expect( isSafeUrl( url ) ).toBe( false );
	} );
} );
