import * as React from 'react';
import * as ReactDOM from 'react-dom';

it( 'is the one that was asked for', () => {
	const asked = new RegExp( `^${ process.env.REACT ?? '18' }\\.` );
	expect( React.version ).toMatch( asked );
	expect( ReactDOM.version ).toMatch( asked );
} );
