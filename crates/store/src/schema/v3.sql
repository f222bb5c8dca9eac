-- 1 where a person set the mark: it holds whatever the decision lost.
ALTER TABLE decision ADD COLUMN by_hand INTEGER NOT NULL DEFAULT 0;
