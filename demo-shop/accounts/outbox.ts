import type Database from 'libsql';
import { number, text } from '../catalogue/rows';
import type { ShopContext } from '../context';

/** An email that a real shop would send. Here we only store it. */
export interface Mail {
	id: number;
	customerId: number;
	orderId: number;
	recipient: string;
	subject: string;
	message: string;
	/** The link's text, and its path in this shop. */
	linkLabel: string;
	linkPath: string;
	/** Milliseconds since the epoch. */
	sentAt: number;
}

export const sendMail = (
	{ database, now }: Pick< ShopContext, 'database' | 'now' >,
	mail: Omit< Mail, 'id' | 'sentAt' >
): void => {
	database
		.prepare(
			'INSERT INTO mails ( customer_id, order_id, recipient, subject, message, link_label, link_path, sent_at ) VALUES ( ?, ?, ?, ?, ?, ?, ?, ? )'
		)
		.run(
			mail.customerId,
			mail.orderId,
			mail.recipient,
			mail.subject,
			mail.message,
			mail.linkLabel,
			mail.linkPath,
			now
		);
};

/** Newest first; `[]` for a guest. */
export const getMails = (
	database: Database.Database,
	customerId: number
): Mail[] => {
	return database
		.prepare( 'SELECT * FROM mails WHERE customer_id = ? ORDER BY id DESC' )
		.all( customerId )
		.map( ( row ) => ( {
			id: number( row, 'id' ),
			customerId: number( row, 'customer_id' ),
			orderId: number( row, 'order_id' ),
			recipient: text( row, 'recipient' ),
			subject: text( row, 'subject' ),
			message: text( row, 'message' ),
			linkLabel: text( row, 'link_label' ),
			linkPath: text( row, 'link_path' ),
			sentAt: number( row, 'sent_at' ),
		} ) );
};
