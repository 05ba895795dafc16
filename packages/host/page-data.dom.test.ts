import { readGlobal, readPageData, readPageTemplate, readPageText } from '.';

afterEach( () => {
	document.body.innerHTML = '';
} );

const SERVER =
	'<script type="application/json" class="data" id="data">{"from":"server"}</script>';

it.each( [
	'<pre class="data" id="data">{"from":"content"}</pre>',
	'<script class="data" id="data" type="text/plain">{"from":"content"}</script>',
	'<script class="data" id="data">({"from":"content"})</script>',
	'<template class="data" id="data">{"from":"content"}</template>',
	'<textarea class="data" id="data">{"from":"content"}</textarea>',
] )( 'reads only what the server printed, beside %s', ( content ) => {
	for ( const html of [ content + SERVER, SERVER + content ] ) {
		document.body.innerHTML = html;
		expect( readPageData( document, '.data' ) ).toEqual( {
			from: 'server',
		} );
		expect( readPageData( document, '#data' ) ).toEqual( {
			from: 'server',
		} );
	}
	document.body.innerHTML = content;
	expect( readPageData( document, '.data' ) ).toBeUndefined();
	expect( readPageText( document, '#data' ) ).toBeNull();
} );

it( 'reads the last of several elements, which the server prints after the content', () => {
	document.body.innerHTML =
		'<script type="application/json" class="data">{"from":"content"}</script>' +
		SERVER;
	expect( readPageData( document, '.data' ) ).toEqual( { from: 'server' } );
} );

it( 'returns undefined for truncated JSON, and offers its text', () => {
	document.body.innerHTML =
		'<script type="application/json" id="data">{"cut</script>';
	expect( readPageData( document, '#data' ) ).toBeUndefined();
	expect( readPageText( document, '#data' ) ).toBe( '{"cut' );
} );

it( 'reads templates of script elements only', () => {
	document.body.innerHTML =
		'<pre id="tmpl-price">&lt;img src=x onerror=x()&gt;</pre>';
	expect( readPageTemplate( document, 'price' ) ).toBe( '' );
	document.body.innerHTML +=
		'<script type="text/template" id="tmpl-price"><b>{{data.price}}</b></script>';
	expect( readPageTemplate( document, 'price' ) ).toBe(
		'<b>{{data.price}}</b>'
	);
} );

it( "reads scripts' globals, but no elements with their names", () => {
	Reflect.set( window, 'settingsOfScript', { a: 1 } );
	expect( readGlobal( window, 'settingsOfScript' ) ).toEqual( { a: 1 } );
	Reflect.deleteProperty( window, 'settingsOfScript' );
	expect( readGlobal( window, 'settingsOfScript' ) ).toBeUndefined();

	document.body.innerHTML = '<a id="clobbered" href="https://evil.example/">';
	expect( Reflect.get( window, 'clobbered' ) ).toBeInstanceOf( HTMLElement );
	expect( readGlobal( window, 'clobbered' ) ).toBeUndefined();
	document.body.innerHTML +=
		'<a id="clobbered" name="url" href="https://evil.example/">';
	expect( Reflect.get( window, 'clobbered' ) ).toBeInstanceOf(
		HTMLCollection
	);
	expect( readGlobal( window, 'clobbered' ) ).toBeUndefined();
} );
