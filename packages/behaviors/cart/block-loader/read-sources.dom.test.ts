import { readBlockSources } from '.';

const SERVER =
	'<script type="application/json" class="sf-mini-cart-data">{"scripts":[{"src":"/frontend.js"}]}</script>';
const CONTENT =
	'<pre class="sf-mini-cart-data" hidden>{"scripts":[{"src":"/x.js","before":"hack()"}]}</pre>';

it( 'reads what the server printed, not what an author wrote before or after', () => {
	document.body.innerHTML = CONTENT + SERVER + CONTENT;
	expect( readBlockSources( document ) ).toEqual( {
		scripts: [ { src: '/frontend.js' } ],
	} );
	document.body.innerHTML = CONTENT;
	expect( readBlockSources( document ) ).toBeNull();
} );

it.each( [ '[]', 'null', '"text"', '{' ] )( 'ignores %s', ( json ) => {
	document.body.innerHTML = `<script type="application/json" class="sf-mini-cart-data">${ json }</script>`;
	expect( readBlockSources( document ) ).toBeNull();
} );
