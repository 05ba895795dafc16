import { screen } from '@testing-library/react';
import { keepPictures } from './keep-pictures';

it( 'keeps the file of a lazy picture from the first paint', () => {
	const picture = ( srcset: string ) =>
		`<img alt="${ srcset }" width="231" loading="lazy" sizes="auto, 100vw" srcset="${ srcset }">`;
	document.body.innerHTML = `<div class="sf-skeleton sf-first-paint">${ picture( 'cup' ) }</div><p>${ picture( 'cup' ) }${ picture( 'towel' ) }</p>`;
	keepPictures( document.body );
	const [ , replacing ] = screen.getAllByRole( 'img', { name: 'cup' } );
	expect( replacing ).toHaveAttribute( 'sizes', '231px' );
	expect( screen.getByRole( 'img', { name: 'towel' } ) ).toHaveAttribute(
		'sizes',
		'auto, 100vw'
	);
} );
