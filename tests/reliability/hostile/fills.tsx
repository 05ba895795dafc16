import { createElement, useEffect, useState } from '@wordpress/element';
import {
	HOSTILE,
	outcry,
	type HostilePoint,
	type Misbehaviour,
} from './misbehaviour';
import {
	LeavesErrors,
	LOOP_AND_LEFTOVERS,
	PARTS,
	some,
	Throws,
	WritesByFunctions,
} from './parts';

const SCOPE = 'woocommerce-checkout';

/** A case for each way of rendering, in a slot. */
const fills = ( fill: string, slot: string ): Misbehaviour[] =>
	PARTS.map( ( [ does, Part, kind ] ) => ( {
		does: `in ${ fill } ${ does }`,
		script: ( { wp, wc } ) =>
			wp.plugins.registerPlugin( HOSTILE, {
				scope: SCOPE,
				render: () =>
					createElement(
						wc.blocksCheckout[ fill ],
						null,
						createElement( Part )
					),
			} ),
		stays: Part === WritesByFunctions,
		told:
			kind === null
				? null
				: new RegExp( `card: hostile at ${ slot }: ${ kind }` ),
	} ) );

const plugins: Misbehaviour[] = PARTS.filter(
	// A plugin is given nothing, and is not seen.
	( [ , , kind ] ) => kind !== 'changedInput'
).map( ( [ does, Part, kind ] ) => ( {
	does: `a plugin ${ does }`,
	script: ( { wp } ) =>
		wp.plugins.registerPlugin( HOSTILE, { scope: SCOPE, render: Part } ),
	told:
		kind === null
			? null
			: new RegExp( `card: hostile at plugin: ${ kind }` ),
} ) );

const fill = (
	does: string,
	name: string,
	children: unknown,
	told: RegExp | null
): Misbehaviour => ( {
	does,
	script: ( { wp, wc } ) =>
		wp.plugins.registerPlugin( HOSTILE, {
			scope: SCOPE,
			render: () =>
				createElement( wc.blocksCheckout[ name ], { children } ),
		} ),
	told,
} );

export const FILLS: HostilePoint = {
	point: 'slot fill and plugin',
	cases: [
		...fills( 'ExperimentalOrderMeta', '__experimentalOrderMeta' ),
		...some(
			fills( 'ExperimentalDiscountsMeta', '__experimentalDiscountsMeta' ),
			...[ 0, 10, 13, ...LOOP_AND_LEFTOVERS ]
		),
		...some(
			fills(
				'ExperimentalOrderShippingPackages',
				'__experimentalOrderShippingPackages'
			),
			...[ 0, 10, 13, ...LOOP_AND_LEFTOVERS ]
		),
		...some( plugins, 0, 1, 2, 7, 9, 10, 14, 15 ),
		fill(
			'a function as a fill throws',
			'ExperimentalOrderMeta',
			outcry,
			/card: hostile at __experimentalOrderMeta: threw/
		),
		fill(
			'a fill that is an object',
			'ExperimentalOrderMeta',
			{ hostile: 1 },
			/card: hostile at plugin: threw/
		),
		{
			does: 'a fill that leaves errors and listeners behind unmounts',
			script: ( { wp, wc } ) =>
				wp.plugins.registerPlugin( HOSTILE, {
					scope: SCOPE,
					render: function Render() {
						const [ isThere, setIsThere ] = useState( true );
						useEffect( () => {
							setTimeout( () => setIsThere( false ), 500 );
						}, [] );
						return (
							isThere &&
							createElement(
								wc.blocksCheckout.ExperimentalOrderMeta,
								null,
								createElement( LeavesErrors )
							)
						);
					},
				} ),
			told: null,
		},
		{
			does: 'a plugin that leaves errors and listeners behind is unregistered',
			script: ( { wp } ) => {
				wp.plugins.registerPlugin( HOSTILE, {
					scope: SCOPE,
					render: LeavesErrors,
				} );
				setTimeout(
					() => wp.plugins.unregisterPlugin( HOSTILE ),
					1000
				);
			},
			told: null,
		},
		{
			does: 'a fill shows its own slot',
			script: ( { wp, wc } ) => {
				const Fill = wc.blocksCheckout.ExperimentalOrderMeta;
				wp.plugins.registerPlugin( HOSTILE, {
					scope: SCOPE,
					render: () =>
						createElement(
							Fill,
							null,
							createElement( () => createElement( Fill.Slot ) )
						),
				} );
			},
			told: /card: hostile at __experimentalOrderMeta: endless/,
		},
		{
			does: 'a plugin is registered twice, and breaks the second time',
			script: ( { wp } ) => {
				for ( const render of [ () => null, Throws ] ) {
					wp.plugins.registerPlugin( HOSTILE, {
						scope: SCOPE,
						render,
					} );
				}
			},
			told: /card: hostile at plugin: threw/,
		},
		{
			does: 'a plugin takes itself away while it renders',
			script: ( { wp } ) =>
				wp.plugins.registerPlugin( HOSTILE, {
					scope: SCOPE,
					render: () => {
						wp.plugins.unregisterPlugin( HOSTILE );
						return null;
					},
				} ),
			told: null,
		},
		{
			does: 'plugins that are none are registered',
			script: ( { wp } ) => {
				for ( const garbage of [ null, 5, [], {}, () => {} ] ) {
					wp.plugins.registerPlugin( garbage, garbage );
					wp.plugins.registerPlugin( HOSTILE, garbage );
				}
			},
			told: /card: hostile at registration: unusable/,
		},
	],
};
