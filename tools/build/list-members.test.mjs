import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listMembers } from './list-members.mjs';

const DECLARATIONS = `/** Cats. */
interface Cats extends Pick<Animals, 'sound' | 'age'> {
}
interface Dogs extends Animals {
    tail: string;
}
interface Birds extends Animals, Flying {
}
`;

const MEMBERS = [
	{
		name: 'sound',
		comment: 'Their sound.',
		tags: { default: '`purr`', deprecated: 'Use `meow`.' },
		isOptional: false,
	},
	{ name: 'age', comment: 'Years.', tags: { default: '' }, isOptional: true },
];

test( 'expands an interface that extends one other type into its members with comments', () => {
	const asked = [];
	const written = listMembers( DECLARATIONS, ( name ) => {
		asked.push( name );
		return MEMBERS;
	} );
	assert.deepEqual( asked, [ 'Cats' ] );
	assert.equal(
		written,
		`/** Cats. */
interface Cats {
    /**
     * Their sound.
     * @default \`purr\`
     * @deprecated Use \`meow\`.
     */
    sound: Pick<Animals, 'sound' | 'age'>[ 'sound' ];
    /**
     * Years.
     */
    age?: Pick<Animals, 'sound' | 'age'>[ 'age' ];
}
interface Dogs extends Animals {
    tail: string;
}
interface Birds extends Animals, Flying {
}
`
	);
} );
