/**
 * The first line of a commit message: `area: imperative summary`, at most 72 characters. `node
 * tools/lint/commit-subject.mjs FILE` checks a message file, as Git's `commit-msg` hook passes it; without a file, the
 * last commit's message.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root } from '../support/root.mjs';

const MAX_LENGTH = 72;
const FORM = /^[a-zA-Z0-9._/-]+(, [a-zA-Z0-9._/-]+)*: (\S.*)$/;
/** Matches "Added" and "adding": a summary is a command, such as "add". Excludes verbs with these endings. */
const NOT_IMPERATIVE =
	/^(?!embed|feed|need|shed|seed|speed|bring|ping)\w+(ed|ing)\b/i;

/**
 * @param {string} subject
 * @return {string | null}
 */
export const findSubjectProblem = ( subject ) => {
	// Git writes these itself.
	if ( /^(Merge|Revert|fixup!|squash!) ?/.test( subject ) ) {
		return null;
	}
	if ( subject.length > MAX_LENGTH ) {
		return `has ${ subject.length } characters; at most ${ MAX_LENGTH } fit`;
	}
	const summary = FORM.exec( subject )?.[ 2 ];
	if ( ! summary ) {
		return 'does not have the form "area: imperative summary"';
	}
	if ( NOT_IMPERATIVE.test( summary ) ) {
		return 'does not begin with an imperative, as in "cart: add a test"';
	}
	return summary.endsWith( '.' ) ? 'ends with a full stop' : null;
};

const readLastSubject = () => {
	try {
		return execFileSync( 'git', [ 'log', '-1', '--format=%s' ], {
			cwd: root,
			encoding: 'utf8',
		} ).trim();
	} catch {
		// A copy without history has no commits to check.
		return null;
	}
};

const main = () => {
	const [ , , file ] = process.argv;
	const subject = file
		? readFileSync( file, 'utf8' ).split( '\n', 1 )[ 0 ]
		: readLastSubject();
	const problem = subject && findSubjectProblem( subject );
	if ( problem ) {
		console.error( `The commit subject "${ subject }" ${ problem }.` );
		process.exitCode = 1;
	}
};

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ).href ) {
	main();
}
