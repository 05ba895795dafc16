/** @jest-environment node */
import * as React from 'react';
import * as ReactDOM from 'react-dom';

it( 'is the requested version', () => {
	const imported = new RegExp( `^${ process.env.REACT ?? '18' }\\.` );
	expect( React.version ).toMatch( imported );
	expect( ReactDOM.version ).toMatch( imported );
} );
