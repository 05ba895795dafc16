import { createElement, useEffect, useState } from '@wordpress/element';
import {
	HOSTILE,
	throwHostileError,
	type HostileExtensionPoint,
	type Misbehaviour,
} from './hostile-case';
import {
	LeavesErrors,
	LOOP_AND_STALE_ERRORS,
	PARTS,
	some,
	Throws,
	MutatesThroughCallbacks,
} from './components';

const SCOPE = 'woocommerce-checkout';

const createCases = ( fillName: string, slot: string ): Misbehaviour[] =>
	PARTS.map( ( [ does, Part, kind ] ) => ( {
		does: `in ${ fillName } ${ does }`,
		script: ( { wp, wc } ) =>
			wp.plugins.registerPlugin( HOSTILE, {
				scope: SCOPE,
				render: () =>
					createElement(
						wc.blocksCheckout[ fillName ],
						null,
						createElement( Part )
					),
			} ),
		staysVisible: Part === MutatesThroughCallbacks,
		reported:
			kind === null
				? null
				: new RegExp( `fault: hostile at ${ slot }: ${ kind }` ),
	} ) );

const plugins: Misbehaviour[] = PARTS.filter(
	// A plugin has no props and renders nothing visible.
	( [ , , kind ] ) => kind !== 'mutatedInput'
).map( ( [ does, Part, kind ] ) => ( {
	does: `a plugin ${ does }`,
	script: ( { wp } ) =>
		wp.plugins.registerPlugin( HOSTILE, { scope: SCOPE, render: Part } ),
	reported:
		kind === null
			? null
			: new RegExp( `fault: hostile at plugin: ${ kind }` ),
} ) );

const createCase = (
	does: string,
	name: string,
	children: unknown,
	reported: RegExp | null
): Misbehaviour => ( {
	does,
	script: ( { wp, wc } ) =>
		wp.plugins.registerPlugin( HOSTILE, {
			scope: SCOPE,
			render: () =>
				createElement( wc.blocksCheckout[ name ], { children } ),
		} ),
	reported,
} );

export const FILLS: HostileExtensionPoint = {
	extensionPoint: 'slot fill and plugin',
	cases: [
		...createCases( 'ExperimentalOrderMeta', '__experimentalOrderMeta' ),
		...some(
			createCases(
				'ExperimentalDiscountsMeta',
				'__experimentalDiscountsMeta'
			),
			...[ 0, 10, 13, ...LOOP_AND_STALE_ERRORS ]
		),
		...some(
			createCases(
				'ExperimentalOrderShippingPackages',
				'__experimentalOrderShippingPackages'
			),
			...[ 0, 10, 13, ...LOOP_AND_STALE_ERRORS ]
		),
		...some( plugins, 0, 1, 2, 7, 9, 10, 14, 15 ),
		createCase(
			'a function as a fill throws',
			'ExperimentalOrderMeta',
			throwHostileError,
			/fault: hostile at __experimentalOrderMeta: threw/
		),
		createCase(
			'a fill that is an object',
			'ExperimentalOrderMeta',
			{ hostile: 1 },
			/fault: hostile at plugin: threw/
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
			reported: null,
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
			reported: null,
		},
		{
			does: 'a fill renders its own slot',
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
			reported: /fault: hostile at __experimentalOrderMeta: renderLoop/,
			isSlow: true,
		},
		{
			does: 'a plugin is registered twice, and throws the second time',
			script: ( { wp } ) => {
				for ( const render of [ () => null, Throws ] ) {
					wp.plugins.registerPlugin( HOSTILE, {
						scope: SCOPE,
						render,
					} );
				}
			},
			reported: /fault: hostile at plugin: threw/,
		},
		{
			does: 'a plugin unregisters itself during render',
			script: ( { wp } ) =>
				wp.plugins.registerPlugin( HOSTILE, {
					scope: SCOPE,
					render: () => {
						wp.plugins.unregisterPlugin( HOSTILE );
						return null;
					},
				} ),
			reported: null,
		},
		{
			does: 'invalid plugins are registered',
			script: ( { wp } ) => {
				for ( const garbage of [ null, 5, [], {}, () => {} ] ) {
					wp.plugins.registerPlugin( garbage, garbage );
					wp.plugins.registerPlugin( HOSTILE, garbage );
				}
			},
			reported: /fault: hostile at registration: unusable/,
		},
	],
};
