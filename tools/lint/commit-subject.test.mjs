import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findSubjectProblem } from './commit-subject.mjs';

const GOOD = [
	'cart: send one request for rapid quantity changes',
	'data/cart: seed the sample cart',
	'docs, comments: explain filters in plain words',
	'Merge branch "main"',
];
for ( const subject of GOOD ) {
	test( `accepts "${ subject }"`, () => {
		assert.equal( findSubjectProblem( subject ), null );
	} );
}

const BAD = [
	[ 'Keep the form', /form "area: imperative summary"/ ],
	[ 'cart: added a test', /imperative/ ],
	[ 'cart: adding a test', /imperative/ ],
	[ 'cart: add a test.', /full stop/ ],
	[ `cart: ${ 'a'.repeat( 67 ) }`, /73 characters/ ],
	[ 'cart:', /form/ ],
];
for ( const [ subject, reason ] of BAD ) {
	test( `rejects "${ subject }"`, () => {
		assert.match( findSubjectProblem( subject ), reason );
	} );
}
