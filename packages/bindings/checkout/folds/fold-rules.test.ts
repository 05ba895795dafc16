/** @jest-environment node */
import fc from 'fast-check';
import { findFoldable, type FormSection, type ShownPage } from './fold-rules';

const PAGE: ShownPage = {
	anchorTop: 400,
	scrollTop: 1000,
	height: 800,
	pageBottom: 3000,
};
const SECTION: FormSection = {
	top: 100,
	bottom: 300,
	isComplete: true,
	isFolded: false,
	isPassed: true,
	isOpenedByHand: false,
	hasFocus: false,
};
const fold = (
	section: Partial< FormSection >,
	page: Partial< ShownPage >
) => {
	const { above, below } = findFoldable( [ { ...SECTION, ...section } ], {
		...PAGE,
		...page,
	} );
	const [ place = 'stays' ] = [
		...above.map( () => 'above' ),
		...below.map( () => 'below' ),
	];
	return place;
};

it.each< [ string, Partial< FormSection >, Partial< ShownPage >, string ] >( [
	[ 'a finished one above the element in use', {}, {}, 'above' ],
	[ 'one that ends where that element begins', { bottom: 400 }, {}, 'above' ],
	[ 'the one that contains that element', { bottom: 401 }, {}, 'stays' ],
	[ 'an incomplete one', { isComplete: false }, {}, 'stays' ],
	[ 'a folded one', { isFolded: true }, {}, 'stays' ],
	[ 'one that was not passed', { isPassed: false }, {}, 'stays' ],
	[ 'one that the shopper opened', { isOpenedByHand: true }, {}, 'stays' ],
	[ 'one with the focus', { hasFocus: true }, {}, 'stays' ],
	[ 'one as high as the scroll position', {}, { scrollTop: 200 }, 'above' ],
	[ 'one that is higher', {}, { scrollTop: 199 }, 'stays' ],
	[ 'one below the element in use', { top: 500, bottom: 700 }, {}, 'below' ],
	[
		'one below it, on a page that fills the window without it',
		{ top: 500, bottom: 700 },
		{ pageBottom: 1000 },
		'below',
	],
	[
		'one below it, on a page that would be too short',
		{ top: 500, bottom: 700 },
		{ pageBottom: 999 },
		'stays',
	],
	[ 'a visible one while nothing is used', {}, { anchorTop: null }, 'stays' ],
	[
		'one that touches the upper edge while nothing is used',
		{ top: -200, bottom: 0 },
		{ anchorTop: null },
		'above',
	],
	[
		'one of which a pixel shows at the upper edge',
		{ top: -199, bottom: 1 },
		{ anchorTop: null },
		'stays',
	],
	[
		'one that begins at the lower edge',
		{ top: 800, bottom: 1000 },
		{ anchorTop: null },
		'below',
	],
	[
		'one of which a pixel shows at the lower edge',
		{ top: 799, bottom: 999 },
		{ anchorTop: null },
		'stays',
	],
] )( 'decides on %s', ( _, section, page, expected ) => {
	expect( fold( section, page ) ).toBe( expected );
} );

it( 'never scrolls past the start of the page or makes it shorter than the window', () => {
	const px = fc.integer( { min: 1, max: 900 } );
	const section = fc.record( {
		heightPx: px,
		gapPx: px,
		isComplete: fc.boolean(),
		isPassed: fc.boolean(),
	} );
	fc.assert(
		fc.property(
			fc.array( section, { maxLength: 7 } ),
			fc.record( {
				anchorTop: fc.option( fc.integer( { min: 0, max: 799 } ) ),
				scrollTop: fc.integer( { min: 0, max: 5000 } ),
				rest: fc.integer( { min: 0, max: 2000 } ),
			} ),
			( shapes, { anchorTop, scrollTop, rest } ) => {
				let bottom = -scrollTop;
				const sections = shapes.map(
					( { heightPx, gapPx, ...flags } ) => {
						const top = bottom + gapPx;
						bottom = top + heightPx;
						return { ...SECTION, ...flags, top, bottom };
					}
				);
				const page = {
					anchorTop,
					scrollTop,
					height: 800,
					pageBottom: Math.max( bottom + rest, 800 ),
				};
				const { above, below } = findFoldable( sections, page );
				const sum = ( list: readonly FormSection[] ) =>
					list.reduce(
						( total, each ) => total + each.bottom - each.top,
						0
					);
				expect( sum( above ) ).toBeLessThanOrEqual( scrollTop );
				expect(
					below.length === 0 || page.pageBottom - sum( below ) >= 800
				).toBe( true );
				for ( const each of [ ...above, ...below ] ) {
					expect( each.isComplete && each.isPassed ).toBe( true );
				}
				const upper = anchorTop ?? 0;
				const lower = anchorTop ?? 800;
				expect( above.every( ( each ) => each.bottom <= upper ) ).toBe(
					true
				);
				expect( below.every( ( each ) => each.top >= lower ) ).toBe(
					true
				);
			}
		)
	);
} );
