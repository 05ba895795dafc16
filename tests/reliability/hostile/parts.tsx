import { useEffect, useLayoutEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { outcry, silence } from './misbehaviour';

/** What an add-on renders, each in another way that cannot be. */

export const Throws = (): ReactNode => outcry();

export const ThrowsNull = (): ReactNode => {
	throw null;
};

export const ThrowsInEffect = (): ReactNode => {
	useEffect( outcry, [] );
	return null;
};

export const ThrowsInLayoutEffect = (): ReactNode => {
	useLayoutEffect( outcry, [] );
	return null;
};

/** As of the second time that it is rendered. */
export const ThrowsLater = (): ReactNode => {
	const [ isSecond, setIsSecond ] = useState( false );
	useEffect( () => {
		const timer = setTimeout( () => setIsSecond( true ), 500 );
		return () => clearTimeout( timer );
	}, [] );
	return isSecond ? outcry() : null;
};

export const ThrowsWhenItGoes = (): ReactNode => {
	useEffect( () => outcry, [] );
	return null;
};

/** A promise is thrown, for which React waits. */
export const Waits = (): ReactNode => {
	throw silence();
};

/** What a script without types may well render. */
const asNode = ( value: unknown ): ReactNode => value as ReactNode;

export const RendersAnObject = (): ReactNode => asNode( { hostile: true } );

export const RendersAPromise = (): ReactNode =>
	asNode( Promise.resolve( 'hostile' ) );

export const LoopsInRender = (): ReactNode => {
	const [ count, setCount ] = useState( 0 );
	setCount( count + 1 );
	return null;
};

export const LoopsInEffect = (): ReactNode => {
	const [ count, setCount ] = useState( 0 );
	useEffect( () => setCount( count + 1 ) );
	return null;
};

export const LoopsInLayoutEffect = (): ReactNode => {
	const [ count, setCount ] = useState( 0 );
	useLayoutEffect( () => setCount( count + 1 ) );
	return null;
};

/** Ten thousand elements. */
export const RendersALot = (): ReactNode =>
	Array.from( { length: 10_000 }, ( _, index ) => <i key={ index } /> );

/** Writes all over what it is given. */
export const Vandal = ( props: object ): ReactNode => {
	for ( const value of Object.values( props ) ) {
		vandalise( value );
	}
	return null;
};

/** Writes all over whatever it is given, as deep as it goes. */
export const vandalise = ( value: unknown, depth = 4 ): void => {
	if (
		typeof value !== 'object' ||
		value === null ||
		depth === 0 ||
		// What React works with is not ours to keep from anybody.
		'$$typeof' in value
	) {
		return;
	}
	for ( const key of Object.keys( value ) ) {
		vandalise( Reflect.get( value, key ), depth - 1 );
		Reflect.set( value, key, 'hostile' );
	}
};

/** Each component with what it does, and what is said of it on a report card. */
export const PARTS = [
	[ 'throws while it renders', Throws, 'threw' ],
	[ 'throws null while it renders', ThrowsNull, 'threw' ],
	[ 'throws in an effect', ThrowsInEffect, 'threw' ],
	[ 'throws in a layout effect', ThrowsInLayoutEffect, 'threw' ],
	[ 'throws after half a second', ThrowsLater, 'threw' ],
	[ 'throws when it goes', ThrowsWhenItGoes, null ],
	[ 'waits for something that never comes', Waits, null ],
	[ 'renders an object', RendersAnObject, 'threw' ],
	[ 'renders a promise', RendersAPromise, 'threw' ],
	[ 'renders without an end', LoopsInRender, 'endless' ],
	[ 'renders without an end by an effect', LoopsInEffect, 'endless' ],
	[
		'renders without an end by a layout effect',
		LoopsInLayoutEffect,
		'endless',
	],
	[ 'renders ten thousand elements', RendersALot, null ],
	[ 'writes into what it is given', Vandal, 'changedInput' ],
] as const;

/** Some of many, by their places: what is tried in full at one point need not be so at its neighbours. */
export const some = < Each, >(
	of: readonly Each[],
	...indexes: readonly number[]
): Each[] => of.filter( ( _, index ) => indexes.includes( index ) );
