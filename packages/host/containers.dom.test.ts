import { createHost, onContainers } from '.';

const settle = () => new Promise( ( done ) => setTimeout( done, 0 ) );

const SELECTOR = '.shop-cart';

afterEach( () => {
	document.body.innerHTML = '';
} );

describe( 'onContainers', () => {
	it( 'mounts once on each present and added container', async () => {
		document.body.innerHTML =
			'<main><div class="shop-cart" id="a"></div><p class="other"></p></main>';
		const mounted: string[] = [];
		const stop = createHost( window ).onContainers(
			SELECTOR,
			( { id } ) => {
				mounted.push( id );
			}
		);
		expect( mounted ).toEqual( [ 'a' ] );

		const main = document.querySelector( 'main' );
		main?.insertAdjacentHTML(
			'beforeend',
			'<div class="shop-cart" id="b"></div>'
		);
		main?.insertAdjacentHTML(
			'beforeend',
			'text<section><div class="shop-cart" id="c"></div></section>'
		);
		await settle();
		expect( mounted ).toEqual( [ 'a', 'b', 'c' ] );

		// The browser treats a moved element as an added one.
		document.body.append( document.getElementById( 'a' ) ?? '' );
		await settle();
		expect( mounted ).toEqual( [ 'a', 'b', 'c' ] );

		stop();
		main?.insertAdjacentHTML(
			'beforeend',
			'<div class="shop-cart" id="d"></div>'
		);
		await settle();
		expect( mounted ).toEqual( [ 'a', 'b', 'c' ] );
	} );

	it( 'skips containers that are already started', () => {
		document.body.innerHTML = '<div class="shop-cart"></div>';
		const first = jest.fn();
		const second = jest.fn();
		onContainers( document.body, SELECTOR, first )();
		onContainers( document.body, SELECTOR, second )();
		expect( first ).toHaveBeenCalledTimes( 1 );
		expect( second ).not.toHaveBeenCalled();
	} );

	it( 'mounts on the root itself if it matches', () => {
		document.body.innerHTML = '<div class="shop-cart" id="root"></div>';
		const mount = jest.fn();
		const root = document.getElementById( 'root' );
		if ( root ) {
			onContainers( root, SELECTOR, mount )();
		}
		expect( mount ).toHaveBeenCalledWith( root );
	} );

	it.each( [
		[
			'throws',
			() => {
				throw new Error( 'broken' );
			},
		],
		[ 'rejects', () => Promise.reject( new Error( 'broken' ) ) ],
	] )(
		'continues if a mount %s, and allows another attempt',
		async ( _how, fail ) => {
			document.body.innerHTML =
				'<div class="shop-cart" id="a"></div><div class="shop-cart" id="b"></div>';
			const mounted: string[] = [];
			onContainers( document.body, SELECTOR, ( { id } ) => {
				mounted.push( id );
				return id === 'a' ? fail() : undefined;
			} )();
			await settle();
			expect( mounted ).toEqual( [ 'a', 'b' ] );
			expect( console ).toHaveErroredWith(
				`Shopfront: a container ${ SELECTOR } failed.`,
				new Error( 'broken' )
			);

			const again = jest.fn();
			onContainers( document.body, SELECTOR, again )();
			expect( again ).toHaveBeenCalledTimes( 1 );
			expect( again ).toHaveBeenCalledWith(
				document.getElementById( 'a' )
			);
		}
	);
} );
