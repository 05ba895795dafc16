import { render } from '@testing-library/react';
import { componentExamples } from '.';

const all = componentExamples.flatMap( ( { component, examples } ) =>
	examples.map( ( { name, render: show } ) => ( {
		title: `${ component }: ${ name }`,
		show,
	} ) )
);

// The preset fails a test in which React has something to complain of.
it.each( all )( '$title', ( { show } ) => {
	const { container } = render( show() );
	expect( container ).not.toBeEmptyDOMElement();
} );

it( 'names each state once', () => {
	const titles = all.map( ( { title } ) => title );
	expect( new Set( titles ).size ).toBe( titles.length );
} );
