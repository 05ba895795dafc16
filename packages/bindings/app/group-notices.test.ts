/** @jest-environment node */
import { groupNotices, type ShownNotice } from './group-notices';

const notice = ( rest: Partial< ShownNotice > ): ShownNotice => ( {
	id: rest.content ?? '',
	status: 'error',
	content: '',
	isDismissible: true,
	context: 'wc/cart',
	spokenMessage: '',
	announcementKey: {},
	...rest,
} );

it( 'groups notices by status and urgency, deduplicates content, and lists all notices for dismissal', () => {
	const info = notice( { status: 'info', content: 'News' } );
	const first = notice( { id: '1', content: 'Wrong' } );
	const second = notice( { id: '2', content: 'Wrong' } );
	const third = notice( { id: '3', content: 'Worse' } );
	expect( groupNotices( [ info, first, second, third ] ) ).toEqual( {
		individual: [],
		groups: [
			{
				status: 'error',
				contents: [ 'Wrong', 'Worse' ],
				notices: [ first, second, third ],
			},
			{ status: 'info', contents: [ 'News' ], notices: [ info ] },
		],
	} );
} );

it( 'lists notices that cannot be dismissed separately', () => {
	const fixed = notice( { content: 'Stays', isDismissible: false } );
	const { individual, groups } = groupNotices( [
		fixed,
		notice( { content: 'Goes' } ),
	] );
	expect( individual ).toEqual( [ fixed ] );
	expect( groups ).toHaveLength( 1 );
} );
