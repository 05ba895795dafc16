import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addTags } from './add-tags.mjs';

const DECLARATIONS = `/** Cats. */
interface Cats {
    /** Their sound. */
    sound: string;
    /**
     * How many lives
     * they have.
     */
    lives: number;
    name: string;
}
`;

test( 'tags stand below the words of the comment, of one line or of several', () => {
	assert.equal(
		addTags( DECLARATIONS, {
			Cats: {
				tags: { since: '1.0.0' },
				members: {
					sound: { default: '\`purr\`' },
					lives: { since: '1.1.0', default: '9' },
				},
			},
		} ),
		`/**
 * Cats.
 *
 * @since 1.0.0
 */
interface Cats {
    /**
     * Their sound.
     *
     * @default \`purr\`
     */
    sound: string;
    /**
     * How many lives
     * they have.
     *
     * @since 1.1.0
     * @default 9
     */
    lives: number;
    name: string;
}
`
	);
} );

test( 'what cannot be found, or says nothing of itself, is told', () => {
	for ( const [ notes, name ] of [
		[ { Dogs: { tags: { since: '1' } } }, /Dogs/ ],
		[ { Cats: { members: { tail: { since: '1' } } } }, /Cats\.tail/ ],
		[ { Cats: { members: { name: { since: '1' } } } }, /Cats\.name/ ],
	] ) {
		assert.throws( () => addTags( DECLARATIONS, notes ), name );
	}
} );
