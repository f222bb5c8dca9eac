# Every text of the pages, one message per line; a dot marks a variant used in one place only.

## Players and places

side =
    { $side ->
        [white] 白
       *[black] 黒
    }
count-word =
    { $count ->
        [0] なし
       *[other] { $count }枚
    }
place-point =
    { $side ->
        [none] { $point }ポイント、空き
       *[white] { $point }ポイント、{ side }{ count-word }
    }
place-bar = { side }のバー、{ count-word }
place-tray = { side }のベアオフ、{ count-word }
place-movable = { $place }、動かせます
place-target = { $place }、ここへ動かせます
place-chosen = { $place }、選択中
text-board-place = { $point }：{ count-word }
text-board-of = （{ side }、{ pips }）：{ $places }

## Board and settings

board-edit = ポジションエディター：ポイントをクリックして駒を置きます
settings-theme = ボード
board-play = ボード
actions = 操作
close = 閉じる
bar = バー
off = ベアオフ
side-name =
    { $side ->
        [white] 白
       *[black] 黒
    }
program-name = barpoint（{ $level }）
pips = { $pips }ピップ
pips-word = ピップ
epc = EPC { $epc }
race-epc = EPC
race-wastage = ウェイスト
on-roll =
    { $decision ->
        [play] ムーブ
        [answer_double] 返答
        [answer_resignation] 返答
       *[turn] ロール
    }
money = マネー
match-to = { $length }ポイントマッチ
score-money = 点数
score-away = { $away }アウェイ
cube-is = キューブ{ $value }
crawford-game = クロフォードゲーム
post-crawford = ポストクロフォード
jacoby = ジャコビー
beavers = ビーバーあり
moves = 手順
moves-all = 全手順
text-board = 文字によるポジション表示
eval-bar = 勝率
thinking = 思考中…
waiting = お待ちください…
offline = barpointが応答しません。起動していますか？
not-allowed = アクセスが拒否されました。barpointが表示したアドレスを開いてください。
retry = 再試行
no-page = このページはありません。
no-page-home = ホームへ
theme-walnut = ウォールナット
theme-slate = スレート
theme-tournament = トーナメント
theme-clear = 色覚バリアフリー
theme-contrast = ハイコントラスト

## Playing

roll = ロール
enter-dice = ダイス入力
double = ダブル
done = 完了
cannot-move = 動けない
cannot-move-done = 動けない
undo = 戻す
take = テイク
pass = パス
beaver = ビーバー
accept = 受ける
decline = 断る
next-game = 次のゲーム
hint = ヒント
take-back = 待った
bear-off = ベアオフ
bear-off-help = ダブルせずに最後までベアオフします。キー入力かクリックで止まります
bearing-off = ベアオフ中… キー入力かクリックで止まります。
resign = 投了
review = 解析
# A player named You is addressed in the second person: “You roll”, not “You rolls”. The variant [You] keeps its name in
# every language; the name that is shown is new-you.

game-moved = このゲームは別のウィンドウで進みました。現在の状態を表示しています。
question-double =
    { $side ->
        [You] あなた
       *[other] { $side }
    }がダブル（キューブ{ $value }）。
question-beaver =
    { $side ->
        [You] あなた
       *[other] { $side }
    }がビーバー（キューブ{ $value }）。
question-resign =
    { $side ->
        [You] あなた
       *[other] { $side }
    }が投了を申し出ました（{ $kind ->
        [1] シングル
        [2] ギャモン
       *[3] バックギャモン
    }）。
resign-title = 投了
resign-kind =
    { $kind ->
        [1] シングル
        [2] ギャモン
       *[3] バックギャモン
    }
wins =
    { $winner ->
        [You] あなた
       *[other] { $winner }
    }の勝ち
result-borne_off =
    { wins }（{ $kind ->
        [1] { "" }
        [2] ギャモン、
       *[3] バックギャモン、
    }{ points }）。
result-passed = { wins }（{ points }、相手がパス）。
result-resigned = { wins }（{ points }、相手が投了）。
points =
    { $points ->
        [1] 1点
       *[other] { $points }点
    }
result-match =
    { $winner ->
        [You] あなた
       *[other] { $winner }
    }がマッチに勝ちました。
typed-label = ムーブを入力
typed-play = 決定
typed-illegal = 「{ $play }」はイリーガルムーブです。
dice-title = どの目ですか？
dice-opening =
    オープニングのダイス：{ $white ->
        [You] あなた
       *[other] { $white }
    }、{ $black ->
        [You] あなた
       *[other] { $black }
    }の順
dice-type = 目をクリックするか、2つのダイスを入力してください。
dice-roll = { $first }{ $second }：{ $first }と{ $second }
opening-tie = 同じ目：振り直し
opening-tie-cube = 同じ目：キューブ{ $value }、振り直し
event-opening_roll = オープニングロール { $dice }
event-opening_tie = オープニングロール { $dice }：同じ目
event-begin =
    { $side ->
        [You] あなた
       *[other] { $side }
    }が先手
event-roll =
    { $side ->
        [You] あなた
       *[other] { $side }
    }のロール { $dice }
event-play = { $side }：{ $play }
event-double =
    { $side ->
        [You] あなた
       *[other] { $side }
    }がダブル
event-take =
    { $side ->
        [You] あなた
       *[other] { $side }
    }がテイク
event-pass =
    { $side ->
        [You] あなた
       *[other] { $side }
    }がパス
event-beaver =
    { $side ->
        [You] あなた
       *[other] { $side }
    }がビーバー
event-resign =
    { $side ->
        [You] あなた
       *[other] { $side }
    }が投了を申し出
event-accept =
    { $side ->
        [You] あなた
       *[other] { $side }
    }が受諾
event-decline =
    { $side ->
        [You] あなた
       *[other] { $side }
    }が拒否
event-next_game = 次のゲーム
sheet-game = 第{ $number }ゲーム終了時
sheet-begin = 先手
sheet-double = ダブル（{ $value }）
sheet-beaver = ビーバー（{ $value }）
sheet-resign = 投了：{ resign-kind }
sheet-accept = 受諾
sheet-decline = 拒否

clock-over =
    { $name ->
        [You] あなた
       *[other] { $name }
    }の時間切れ
clock-over-choice = { $name }はこのゲームを投了できます。クロックなしで続けることもできます。
clock-resign =
    { $kind ->
        [1] シングルで投了
        [2] ギャモンで投了
       *[3] バックギャモンで投了
    }
clock-play-on = クロックなしで続ける
clock-is-over = 時間切れ

## New game

new-title = 新しいゲーム
new-length = 長さ
new-other-length = ポイント
new-opponent = 相手
new-program = プログラム
new-human = 人間
new-level = レベル
new-likeness = 人のように
new-pr = PR { $pr }
new-likeness-note = このPRの人と同じような間違いをします（{ $players }人の{ $matches }マッチで測定）。見るのは目の前の局面だけで、計画も疲れも学習もありません。
level-likeness = 人のように、PR { $pr }
new-your-name = あなたの名前
new-second-name = 相手の名前
new-you = あなた
new-someone = ゲスト
new-tutor = チューター
new-more = その他の設定
new-variation = 種類
new-dice = ダイス
new-dice-program = プログラムが振る
new-dice-by-hand = 手で入力
new-words = サイコロに混ぜるあなたの言葉
new-commitment = プログラムはサイコロを事前に確約します（SHA-256）:
fair-title = 検証できるサイコロ
dice-commitment = コミットメント（SHA-256）
dice-words = あなたの言葉
dice-seed = シード
dice-check = サイコロを検証
dice-agree = { $count }回のロールはすべて、プログラムが確約したシードから導かれます。
dice-other-commitment = シードは、プログラムが確約したものではありません。
dice-other-roll = { $number }回目のロールはシードから導かれません。
dice-save = ロールとシードを保存
dice-later = シードはマッチの終了後に公開されます。
dice-later-session = シードはセッションを終了すると公開されます。
dice-end = セッションを終了
dice-end-warning = このセッションではもうプレイできません。この操作は取り消せません。
dice-end-not = プレイを続ける
dice-ended = セッションは終了しました。
new-cube = ダブリングキューブ
new-crawford = クロフォードルール
new-jacoby = ジャコビールール
new-beavers = ビーバー（上限）
new-automatic = オートマチックダブル（上限）
new-clock = クロック
new-minutes = 持ち時間（分）
new-delay = 1手ごとのディレイ（秒）
new-start = 指定したポジションから開始
new-from = 下のポジションから、そのマッチの長さ・スコア・キューブで始めます。
new-start-game = 開始
tutor-off = オフ
tutor-doubtful = 疑問手で警告
tutor-bad = エラーで警告
tutor-very_bad = ブランダーで警告
tutor-says-doubtful = 疑問手のようです
tutor-says-bad = エラーのようです
tutor-says-very_bad = ブランダーのようです
tutor-says-fine = 問題なさそうです
tutor-loss = 約{ $loss }の損です。
tutor-rethink = 考え直す
tutor-hint = 見る
tutor-anyway = このままプレイ
variation-standard = バックギャモン
variation-nackgammon = ナックギャモン
variation-hypergammon1 = ハイパーギャモン、1枚
variation-hypergammon2 = ハイパーギャモン、2枚
variation-hypergammon3 = ハイパーギャモン、3枚
# Levels of play, by GNU Backgammon’s names.
strength-beginner = 初級
strength-casual-play = カジュアル
strength-intermediate = 中級
strength-advanced = 上級
strength-expert = エキスパート
strength-world-class = ワールドクラス
strength-supremo = スプレモ
strength-grandmaster = グランドマスター
strength-4ply = 4ply
strength-quick-rollout = 高速ロールアウト
strength-medium-rollout = 標準ロールアウト
strength-deep-rollout = 深いロールアウト
strength-bkg = BKG (1977)
strength-bkg-vi = BKG-VI
bkg-points = { $points } HP
bkg-rolls = { $rolls } 投
bkg-note = ヒューリスティック点（HP）は一つの出目のムーブに順位をつけるだけで、エクイティではありません。
bkg-engaged = BKGがダブルするのはレースだけです。コンタクトがある間のキューブアクションは持っていません。
bkg-equities = エクイティはBKG-VIによるもので、先読みはしません。
bkg-own-plays = BKG自身のムーブを最善とし、損失とキューブ判断はBKG-VIが評価します。
bkg-sees = BKGの見方
bkg-class = 局面クラス
bkg-class-name = { $class ->
    [running-game] レース
    [bearing-off] ベアオフ
    [near-winning] コンタクト終了間近（優勢）
    [near-losing] コンタクト終了間近（劣勢）
   *[engaged] コンタクトあり
}
bkg-terms = 差の大きい項目（HP）
strength-plays = { $level }、{ $count ->
    [255] すべての手
   *[other] { $count } 手以上
}

## Tables of plays and cube decisions

hint-rank = 順位
hint-play = ムーブ
hint-equity = エクイティ
hint-depth = 深さ
hint-played = 実戦
hint-best = 最善
hint-play-it = プレイする
hint-details = { $depth }：{ $play }の詳細
hint-not-comparable = 探索は{ $depth }まで：上のムーブとは比較できません
hint-alone = 指定の深さは{ $asked }です。{ $depth }の時点で、さらに深く読むほど最善手に迫るムーブがほかにありませんでした。
deeper-start = 残りも深く読む
deeper-left = 深く読んでいます。残り { $count } 手
deeper-stop = 停止
hint-for =
    { $side ->
        [You] あなた
       *[other] { $side }
    }：{ $decision ->
        [play] { $dice }のムーブ
        [answer_double] ダブルへの返答
        [answer_resignation] 投了への返答
       *[turn] ロールかダブル
    }
hint-doubler =
    エクイティと勝率は{ $side ->
        [You] あなた
       *[other] { $side }
    }のものです。
depth-plies = { $plies }-ply
depth-rollout = { $trials }回
chances-win = 勝ち
chances-lose = 負け
chances-gammon = ギャモン
chances-backgammon = バックギャモン
chances-g = G
chances-b = B
cubeless = キューブレス
cube-no-double = ノーダブル
cube-double-take = ダブル/テイク
cube-double-pass = ダブル/パス
cube-proper = 正しいアクション：
cube-offer =
    { $offer ->
        [no_double] { $redouble ->
            [yes] ノーリダブル
           *[no] ノーダブル
        }
        [too_good] { $redouble ->
            [yes] トゥーグッド（リダブル）
           *[no] トゥーグッド
        }
       *[double] { $optional ->
            [yes] { $redouble ->
                [yes] オプショナルリダブル
               *[no] オプショナルダブル
            }
           *[no] { $redouble ->
                [yes] リダブル
               *[no] ダブル
            }
        }
    }
no-decision =
    { $reason ->
        [not_begun] ゲームはまだ始まっていません。
        [game_over] ゲームは終わりました。
        [crawford] クロフォードゲームではダブルできません。ロールしてください。
        [opponents_cube] キューブは相手が持っています。ロールしてください。
        [dead_cube] デッドキューブです。今の値でマッチに勝てます。
       *[no_cube] ダブルできません。ロールしてください。
    }
resignation-accept = 受ける
resignation-play-on = 続行
resignation-proper =
    { $accepts ->
        [yes] 投了を受ける
       *[no] 投了を断る
    }
cube-response =
    { $response ->
        [take] テイク
        [beaver] ビーバー
       *[pass] パス
    }
cube-action = { cube-offer }、{ cube-response }
# What evaluates a position without look-ahead.
source-net = ネット
source-rules = ルール
source-one-sided-database = 片側データベース
source-two-sided-database-exact = 両側データベース（厳密）
source-two-sided-database-exact-chances = 両側データベース（厳密な確率）
source-hypergammon-database-exact = ハイパーギャモンデータベース（厳密）
source-hypergammon-database-exact-chances = ハイパーギャモンデータベース（厳密な確率）

## Settings

settings-title = 設定
settings-colours = カスタムカラー
settings-colours-reset = テーマの色に戻す
colour-frame = 枠
colour-field = 盤面
colour-point-a = ポイント
colour-point-b = もう一方のポイント
colour-light-top = 明るい駒
colour-dark-top = 暗い駒
settings-mode = 外観
settings-mode-system = システム
settings-mode-light = ライト
settings-mode-dark = ダーク
settings-board3d = ボードの表示
settings-board3d-flat = 2D
settings-board3d-solid = 3D
settings-camera = カメラ
settings-camera-table = テーブルから
settings-camera-steep = 急角度
settings-camera-above = 真上から
settings-material = 素材
settings-material-auto = テーマに合わせる
settings-material-wood = 木
settings-material-leather = 革とフェルト
settings-material-stone = 大理石
board-3d-missing = このブラウザではボードを3Dで表示できないため、2Dのまま表示します。
settings-home = インナーボード
settings-home-right = 右下
settings-home-left = 左下
settings-light = 明るい駒
settings-light-bottom = 手前
settings-light-top = 奥
settings-click = 駒のクリック
settings-click-die = 左のダイスで動かす
settings-click-select = 駒を選ぶ
settings-speed = 駒の移動時間
settings-pause = 相手の待ち時間
settings-preview = この設定でのボードの見え方
settings-at-once = 即時
settings-seconds = { NUMBER($seconds, minimumFractionDigits: 2) } 秒
settings-percent-of = { $share } %
settings-level = 単独の局面のレベル
settings-met = マッチエクイティ表
settings-plays = 全深度で読む候補手の数
settings-plays-count = { $count ->
    [0] レベルどおり
    [255] すべて
   *[other] { $count } 手以上
}
settings-thresholds = 判断に印を付ける損失
settings-thresholds-about = マッチでは EMG。ここで行った解析の印はすぐに変わります。読み込んだ解析の印は、そのプログラムが付けたままです。
settings-thresholds-usual = 0.03 · 0.06 · 0.12
settings-thresholds-xg = 0.02 · 0.08 · 0.16
settings-kept = レベル、表、損失は { $file } に保存され、コマンドラインでも使われます。
settings-not-kept = レベル、表、損失はプログラムが終わるまで有効です。
tab-look = ボード
tab-playing = プレイ
tab-analysing = 解析
tab-general = 一般
settings-volume = 音量
settings-showTargets = 駒の動ける場所を表示
settings-showMovable = 動かせる駒に印を付ける
settings-showLastMove = 直前のムーブを矢印で表示
settings-higherDieLeft = 大きい目を左に置く
settings-autoRoll = キューブ判断がなければ自動でロール
settings-autoForced = 強制ムーブは自動でプレイ
settings-autoFinish = 最後の駒を動かしたら手番を終える
settings-autoBearOff = ノーコンタクトなら自動でベアオフ
settings-turnBoard = 二人プレイ：手番の側へボードを回す
settings-hintLevel = ヒントのレベル
settings-tutorLevel = チューターのレベル
settings-reviewLevel = 解析のレベル
settings-autoAnalyse = マッチを開いたらすぐに解析
settings-evalBar = 勝率を表示
settings-percent = パーセントで表示
settings-textBoard = 文字によるポジション表示
settings-sounds = 効果音
settings-reset = すべての設定をリセット
settings-docs = スクリプト用HTTPインターフェース
settings-language = 言語
settings-language-auto = ブラウザーに合わせる

## Keys

keys-title = キーボードショートカット
keys-play = プレイ
keys-board = ボード上
keys-review = 検討と解析
keys-everywhere = 共通
key-walk = ポイント間を移動（矢印キー）
key-left-die = 左のダイスで動かす、手番を終える
key-right-die = 右のダイスで動かす
key-choose = 駒を選び、動ける場所を見る
key-take-step = ここへ動かした駒を戻す（クリックまたはShift+クリックでも可）
key-set-count = エディター：駒の数を指定
key-roll = ロール
key-finish = 手番を終える、ロール、次のゲーム
key-undo = 直前の1手を戻す
key-undo-all = この手番をすべて戻す
key-swap = ダイスを入れ替える
key-double = ダブル
key-take = テイク
key-pass = パス
key-beaver = ビーバー
key-accept = 投了を受ける
key-decline = 投了を断る
key-resign = 投了
key-take-back = 前の判断まで戻る
key-bear-off = 最後までベアオフ（キー入力かクリックで停止）
key-hint = ヒント
key-type-move = ムーブを入力
key-new-game = 新しいゲーム
key-next = 次へ
key-previous = 前へ
key-next-game = 次のゲーム
key-previous-game = 前のゲーム
key-next-error = 次のエラー
key-previous-error = 前のエラー
key-next-blunder = 次のブランダー
key-previous-blunder = 前のブランダー
key-next-cube = 次のキューブ判断
key-previous-cube = 前のキューブ判断
key-next-luck = 次のラッキーまたはアンラッキーな目
key-previous-luck = 前のラッキーまたはアンラッキーな目
key-go-on = ボード上のムーブの後へ進む
key-flip = ボードを回す（ゲーム中は手番を終えるキー）
key-analyse = 解析
key-copy-id = XGIDをコピー
key-copy-image = ボードを画像としてコピー
key-copy-hint = ムーブの一覧をテキストでコピー
key-jobs = ジョブ：解析とロールアウト
key-mirror = ボードを左右反転
key-eval-bar = 勝率の表示/非表示
key-board-3d = ボードの2D・3D切り替え
key-help = この一覧
# What is printed on keys.
cap-enter = Enter
cap-shift = Shift
cap-ctrl = Ctrl
cap-delete = Delete
cap-backspace = Backspace
cap-page-up = Page Up
cap-page-down = Page Down

## Pages

nav = ページ
nav-home = ホーム
nav-play = プレイ
nav-analyse = 解析
nav-settings = 設定
nav-help = キー
home-title = barpoint
home-resume = 進行中のゲーム
home-new = 新しいゲーム
home-analyse = ポジションやマッチを解析
home-delete = 削除
home-delete-title = 「{ $title }」を削除しますか？
home-delete-warning = この操作は取り消せません。
home-keep = 残す
home-finished = 終了
home-opened = 開いた日時：{ $when }
home-games =
    { $games ->
        [one] { $games }ゲーム
       *[other] { $games }ゲーム
    }

## Analysing positions

analysis = 解析
id-paste = ID、ポジション、マッチを貼り付け
id-lost = { $reason } 代わりに初期配置を表示しています。
draft-lost = このリンクにはポジションがありません。代わりに初期配置を表示しています。
pasted-xgid = XGIDのようですが、一部が欠けているか誤っています（{ $reason }）。XGIDは次のような形です：XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10
pasted-gnubg = GNUBG IDのようですが、各部分が{ $position }文字と{ $match }文字です。14文字のPosition ID、コロン、12文字のMatch IDが必要です（例：4HPwATDgc/ABMA:cAkAAAAAAAAA）。
pasted-position = Position IDのようですが、正しいポジションを表していません。初期配置は4HPwATDgc/ABMAです。
pasted-match-id = Match IDのようですが、マッチを表していません。マネーゲームの開始時はcAkAAAAAAAAAです。
pasted-id = GNU BackgammonのIDのようですが、{ $count }文字です。Position IDは14文字（例：4HPwATDgc/ABMA）、Match IDは12文字（例：cAkAAAAAAAAA）です。
pasted-match = barpointが読めるマッチでも、ポジションIDを含むテキストでもありません（{ $reason }）。開けるのはマッチファイル（.xg、.sgf、.mat、.txt、.bgf、.ogxmなど）と、ポジションIDを含むテキストです。
pasted-text = ポジションIDが見つかりません。XGID（例：XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10）、Position ID（例：4HPwATDgc/ABMA）、Match ID、またはマッチ全体を貼り付けてください。
id-first-of = 開いた{ $count }個のポジションの1番目です。
id-show = 表示
id-open = 開く…
id-copy = { $name }をコピー
id-picture = 画像：
picture-captions = 画像に名前・スコア・ピップを表示
copied = コピーしました
saved = ファイルに保存しました
copy = コピー
copy-failed = ブラウザーがコピーを許可しませんでした
copy-image = 画像
copy-image-label = ボードを画像としてコピー
copy-hint = テキストでコピー
edit = 編集
edit-put = クリックで置く駒
edit-put-side =
    { $side ->
        [white] 白
       *[black] 黒
    }
edit-start = 初期配置
edit-clear = クリア
edit-on-roll = 手番
edit-dice = ダイス
edit-die = ダイス{ $number }
edit-cube = キューブ
edit-cube-owner = キューブの所有者
cube-centred = センター
edit-length = マッチの長さ（0：マネー）
edit-score = { side-name }のスコア
edit-score-held = { $length }ポイントマッチでは、ゲーム前のスコアは0～{ $high }です。
edit-length-held = マッチは最長{ $high }ポイントです。0はマネーゲームです。
edit-to-place = { $count ->
        [one] { side-name }の駒はあと1枚…
       *[other] { side-name }の駒はあと{ $count }枚…
    }
edit-counts = ボード上：白{ $white }、黒{ $black }。ベアオフ：白{ $white-off }、黒{ $black-off }。
edit-not-yet = まだ解析できません：{ $reason }
edit-help = ポイントをクリックすると駒を置けます。端から離れるほど枚数が増えます（右クリックは相手側の駒）。駒はドラッグで動かせ、ポイントの番号をクリックすると空になります。キーボードでは矢印キーで移動し、数字を入力します。
go-on = ここから続ける
play-from = ここからプレイ
facts = 手番：{ side-name }
tab-best = 最善
tab-temperature = 次のロール
tab-scores = スコア
tab-cube = キューブ
provenance = { $level } · { $met } · ネット { $nets }
temperature-mean = 全ロールの平均：{ $mean }。目をクリックすると詳しく見られます。
temperature-cell = { $first } { $second }：{ $equity }、{ $play }
score-corner = 自分↓ 相手→ アウェイ
score-differs = マネーと異なる
score-same = どのスコアでもマネーと同じです。
score-none = ND：ノーダブル
score-take = D/T：ダブル/テイク（D/B：ダブル/ビーバー）
score-pass = D/P：ダブル/パス
score-too-good = TG：トゥーグッド
lab-theories = キューブ理論
lab-theory = 理論
lab-action = 正しいアクション
lab-windows = マーケットウィンドウ
lab-doubler = ダブルする側の勝率
lab-opponent = 相手の勝率
lab-windows-help = デッドキューブからライブキューブまでの範囲です。赤い線は現在の勝率です。
lab-volatility = ボラティリティ
lab-volatility-is = 次の2ロールで勝率は平均{ $local }動きます（この種のポジションでは{ $average }が普通です）。
lab-life = キューブ効率は{ $life }です。
lab-mwc = マッチ勝率：ノーダブル { $nd }、ダブル/テイク { $dt }、ダブル/パス { $dp }。
lab-none = ここにキューブ判断はありません。
curves = エクイティ曲線
curves-plot = 各理論による勝率とエクイティの関係。数値は下の表にあります
curves-owner = キューブの所有者
curves-centred = センターキューブ
curves-owned = 自分のキューブ
curves-opponent = 相手のキューブ
curves-take_point = テイクポイント
curves-initial_double = ダブルポイント
curves-redouble = リダブルポイント
curves-cash_point = キャッシュポイント
curves-own = 点線：このポジション、{ $wins }。エクイティの単位：{ $scale }。
curves-points = 手番側から見た各ポイントの勝率（理論別）
curves-table = 曲線の数値
curve-janowski = ヤノウスキー
curve-jump = ジャンプ
curve-dead = デッド
curve-live = ライブ
window-take = テイク
window-double = ダブル
window-cash = キャッシュ
window-too-good = トゥーグッド
# Theories of the cube.
theory-janowski = ヤノウスキー
theory-janowski2 = ヤノウスキー2
theory-jump = ジャンプ
theory-learned = 学習
theory-jump-local = ジャンプ（局所）
theory-two-lives-given = 効率2種指定
# Units of equity.
scale-points = 点
scale-emg = EMG

## Matches

match-players = { $white } vs { $black }
match-game = 第{ $number }ゲーム：{ $white }–{ $black }
match-crawford = クロフォード
match-won = { wins }（{ points }）
match-position = ボード
tab-record = 棋譜
tab-statistics = 統計

analyse-start = 解析
analyse-again = 再解析…
analyse-which = このレベルでマッチ全体を解析します。ほかの解析は残ります。途中で一時停止できます。
level-match = { $time }
wait-none = 1秒未満
wait-about = 約{ $time }
level-estimated = （推定）
level-option = { $name } ({ $depth })
level-option-cost = { $name } ({ $depth }、{ $time })
time-ms = { $ms }ミリ秒
time-s = { $s }秒
time-min = { $min }分
time-h = { $h }時間
layers = 解析一覧
layer = 解析
layer-best = 最善
layer-lost = エラー
layer-cube = キューブ、{ $depth }
layer-play = ムーブ、{ $depth }
layer-made = 実戦：{ $depth }
layer-from = 解析：{ $label }
layer-drop = 解析「{ $label }」を削除
layer-drop-question = このマッチの解析「{ $label }」を削除しますか？
keep = 残す
analysed = 解析済みの判断 { $done }/{ $total }
match-first = 最初
match-previous = 前へ
match-next = 次へ
match-last = 最後
match-previous-error = 前のエラー
match-next-error = 次のエラー
match-unanalysed = 未解析のため、表示できるエラーはありません。
match-kind =
    { $kind ->
        [blunders] ブランダー
        [cube] キューブ判断
        [luck] ラッキーまたはアンラッキーな目
       *[errors] エラー
    }
match-none = { match-kind }はありません。
match-no-next = この先に{ match-kind }はありません。
match-no-previous = これより前に{ match-kind }はありません。
match-views = 棋譜と統計
worst-yours = あなたのワーストエラー
worst-all = ワーストエラー
worst-unanalysed = マッチを解析すると、あなたのエラーが大きい順にここに並びます。
worst-where = 第{ $game }ゲーム、{ $turn }手目
worst-no-double = ノーダブル
worst-more = { $count }件すべて表示
worst-few = 一部だけ表示
you-which = あなたはどちらですか？
you-are = あなたは{ $name }です。
you-change = 変更
filter-player = プレイヤー
filter-both = 両方
filter-kind = フィルター
filter-all = すべて
filter-errors = エラー
filter-blunders = ブランダー
filter-cube = キューブ判断
filter-luck = 運
filter-doubtful_moves = 疑問手
filter-bad_moves = ムーブのエラー
filter-very_bad_moves = ムーブのブランダー
filter-very_lucky_rolls = とてもラッキーな目
filter-lucky_rolls = ラッキーな目
filter-unlucky_rolls = アンラッキーな目
filter-very_unlucky_rolls = とてもアンラッキーな目
filter-doubles = ダブル
filter-takes = テイク
filter-passes = パス
filter-missed_doubles_below_cash = ダブル逃し
filter-missed_doubles_above_cash = ダブル逃し
filter-wrong_doubles_too_early = 誤ったダブル
filter-wrong_doubles_too_good = 誤ったダブル
filter-wrong_takes = 誤ったテイク
filter-wrong_passes = 誤ったパス
filter-none = このマッチにフィルターに合うものはありません。
record-white = 白
record-black = 黒
record-roll = { $dice }:
record-double = ダブル
record-take = テイク
record-pass = パス
record-set_up = ポジション設定
record-illegal = イリーガル：{ $play }
record-rolls = ロール { $dice }
mark-doubtful = 疑問手
mark-bad = エラー
mark-very_bad = ブランダー
mark-none = 印なし
mark-analysis = 解析に従う
mark-checker = { $mark }（チェッカープレイ）
mark-cube = { $mark }（キューブアクション）
luck-very_lucky = とてもラッキー
luck-lucky = ラッキー
luck-unlucky = アンラッキー
luck-very_unlucky = とてもアンラッキー
entry-loss = エラー { $loss }
entry-cube-loss = キューブエラー { $loss }
entry-luck = 運 { $luck }
entry-played = 実戦：{ $play }
entry-none = まだ解析されていません。
entry-all = { $count }手すべて表示
entry-marks = 印
entry-mark-play = チェッカープレイ
entry-mark-cube = キューブ
entry-comment = コメント
entry-save = コメントを保存
opinions = ファイル内の解析（barpointによるものではありません）
opinion-answer-loss = 返答のエラー { $loss }
opinion-none-take = ノーダブル、テイク
opinion-too-good = トゥーグッド、パス
opinion-take = ダブル、テイク
opinion-pass = ダブル、パス
analyst-figures = { $name }の数値（ファイルより）
analyst-checker = チェッカーエラー
analyst-cube = キューブエラー
analyst-help = ファイル内の数値は、そのプログラム独自の数え方によるものです。同じエラーを見つけていても、PRはbarpointのものと異なります。エラーと運の単位は正規化エクイティ（EMG）です。
entry-study = このポジションを検討
timeline = マッチを通した勝率
timeline-unknown = 未解析
timeline-at = { $entry }/{ $total }：{ $name } { $chance }
statistics-show = { $label }、{ $name }：{ $count }。棋譜で表示
statistics-none = 統計を見るにはマッチを解析してください。
ratings = レーティング
statistics-over = { $total } の判断のうち { $done } を解析し直しました。残りは { $other } によります。
statistics-part = これまでに解析した判断は{ $done }/{ $total }です。
statistics-all = 完了：{ $count ->
        [1] 第
       *[other] 第
    }{ $games }ゲーム。
statistics-some = 一部のみ：{ $count ->
        [1] 第
       *[other] 第
    }{ $games }ゲーム。
statistics-nothing = 未解析：{ $count ->
        [1] 第
       *[other] 第
    }{ $games }ゲーム。
statistics-so-far = 現時点
ratings-waiting = エラーと運は解析済みの部分だけの値です。PR、レート、レーティングは、すべての判断が解析されると表示されます。
ratings-pr = PR
ratings-rate = エラーレート（mEMG）
ratings-snowie = Snowieレート
ratings-decisions = 1判断あたり（全{ $count }）
ratings-moves = 両者の1手あたり（全{ $total }）
ratings-name = レーティング
ratings-pr-help = パフォーマンスレーティング：対象となる判断（強制でないムーブ、および際どいか実際に行われたキューブ判断）1回あたりに失ったエクイティの平均の500倍です。0が完璧です。一般的な呼び名：2.5未満はワールドチャンピオン、5未満はワールドクラス、7.5未満はエキスパート、12.5未満は上級、17.5未満は中級、22.5未満はカジュアル、30未満は初級。
ratings-rate-help = 対象となる判断1回あたりに失った正規化エクイティを1000分の1単位で表したものです。定義上PRの2倍で、GNU Backgammonが表示する数値です。
ratings-snowie-help = 失ったエクイティの1000倍を、強制ムーブも含めた両者の全手数で割ったものです。
ratings-name-help = エラーレートによる呼び名：2未満は超人、5未満はワールドクラス、8未満はエキスパート、12未満は上級、18未満は中級、26未満はカジュアル、35未満は初級。PRで一般に使われる呼び名とは異なります。
statistics-marks = 印：失った値が0.030を超える判断は疑問手、0.060を超えるとエラー、0.120を超えるとブランダーです。平均より0.3以上良い目はラッキー、0.6以上ならとてもラッキーで、アンラッキーも同様です。単位はすべて正規化エクイティ（EMG）です。
stat-checker = 動けなかったものも含む、マッチの全ロールです。印はムーブとともに保存されたものです。
stat-luck = ダイスの影響：その目の最善手の後のポジションの値から、全ロールの平均を引いたものです。
stat-cube = ダブル、ノーダブル、テイク、パスです。ビーバーとラクーンは別のダブルとして数えません。
stat-overall = チェッカープレイとキューブ判断の合計と、結果のうち運による分です。
stat-checker-total_moves = 強制ムーブや動けなかった手番も含む全手番です。
stat-checker-unforced_moves = 合法なムーブが2つ以上ある手番です。エラーレートはこの数で割って求めます。
stat-checker-unmarked_moves = 失った値が0.030以下のムーブです。
stat-checker-doubtful_moves = 失った値が0.030を超え0.060以下のムーブです。
stat-checker-bad_moves = エラー：失った値が0.060を超え0.120以下のムーブです。
stat-checker-very_bad_moves = ブランダー：失った値が0.120を超えるムーブです。
stat-checker-error_total = チェッカープレイで失ったエクイティの合計です。括弧内はマッチ勝率または点数です。
stat-checker-error_rate = 合計を強制でないムーブの数で割り、1000分の1単位で表したものです。
stat-checker-checker_rating = チェッカープレイのエラーレートの呼び名：2未満は超人、5未満はワールドクラス、8未満はエキスパート、12未満は上級、18未満は中級、26未満はカジュアル、35未満は初級。
stat-luck-very_lucky_rolls = 平均より0.6を超えて良い目です。
stat-luck-lucky_rolls = 平均より0.3を超えて良い目です。
stat-luck-unmarked_rolls = 平均との差が0.3以内の目です。
stat-luck-unlucky_rolls = 平均より0.3を超えて悪い目です。
stat-luck-very_unlucky_rolls = 平均より0.6を超えて悪い目です。
stat-luck-luck_total = 全ロールの運の合計です。括弧内はマッチ勝率または点数です。
stat-luck-luck_rate = 合計を全手数で割り、1000分の1単位で表したものです。
stat-luck-luck_rating = 運のレートの呼び名：1000分の30を超えるとラッキーまたはアンラッキー、60を超えるととてもラッキーまたはとてもアンラッキーです。
stat-cube-cube_decisions = ダブルできた手番、ダブル、テイク、パスです。
stat-cube-close_cube_decisions = ダブル、テイク、パスと、ダブルしても損が0.16未満だった手番です。エラーレートはこの数で割って求めます。
stat-cube-doubles = かけたダブルとリダブルです。
stat-cube-takes = テイクしたダブルです。
stat-cube-passes = パスしたダブルです。
stat-cube-missed_doubles_below_cash = 正しいダブルをしなかったもので、相手はテイクすべきだった場合：キャッシュポイント未満。
stat-cube-missed_doubles_above_cash = ダブルをしなかったもので、相手はパスすべきだった場合：キャッシュポイント超。
stat-cube-wrong_doubles_too_early = 早すぎたダブル：ダブルポイント未満。
stat-cube-wrong_doubles_too_good = ギャモンを狙って続けるほうが良かったダブル：トゥーグッド。
stat-cube-wrong_takes = パスすべきだったテイクです。
stat-cube-wrong_passes = テイクすべきだったパスです。
stat-cube-error_total = キューブ判断で失ったエクイティの合計です。括弧内はマッチ勝率または点数です。
stat-cube-error_rate = 合計を、際どいか実際に行われたキューブ判断の数で割り、1000分の1単位で表したものです。
stat-cube-cube_rating = キューブのエラーレートの呼び名です。境界はチェッカープレイと同じです。
stat-overall-error_total = チェッカープレイとキューブ判断の合計です。
stat-overall-error_rate = 合計を、強制でないムーブと、際どいか実際に行われたキューブ判断の数で割り、1000分の1単位で表したものです。
stat-overall-snowie_error_rate = 1000分の1単位の合計を、両者の全手数で割ったものです。
stat-overall-overall_rating = 全体のエラーレートの呼び名です。境界はチェッカープレイと同じです。
stat-overall-actual_result = 実際の結果：終わったゲームでのマッチ勝率の増加、または点数です。
stat-overall-luck_adjusted_result = 実際の結果から自分の運を引き、相手の運を足したもので、実力だけによる結果です。
stat-overall-fibs_rating_difference = 運を除いた結果が期待値となるFIBSレーティング差です。
stat-overall-fibs_rating = このエラーに相当するFIBSレーティング：2050から下のレーティング損失を引いた値です。
stat-overall-checker_rating_loss = チェッカープレイで失ったFIBSポイントです。
stat-overall-cube_rating_loss = キューブ判断で失ったFIBSポイントです。
stat-overall-advantage = 1ゲームあたりの獲得点です。
stat-overall-luck_adjusted_advantage = 同じ値から両者の運を除いたものです。
stat-overall-confidence_interval = 点数の合計の前後に標準誤差の1.96倍を取った範囲で、GNU Backgammonの表示と同じです。
export = 保存…
export-match = マッチ
export-losses = 含まれないもの：{ $what }。
export-refused = このマッチでは使えません：{ $reason }。
export-reports = レポート
export-paper = 用紙
export-paper-a4 = A4
export-paper-letter = レター
export-form-html = 印刷用ページ（HTML）
export-form-gnubg-html =
    { $games ->
        [1] GNU Backgammon形式のページ（HTML）
       *[other] GNU Backgammon形式のページ、ゲームごと（HTMLのZIP）
    }
export-form-text = GNU Backgammon形式のテキスト
export-form-latex = LaTeX文書
export-form-pdf = PDF文書
export-form-csv = 判断の表（CSV）
export-position = このポジション
take-along = 保存とコピー
learn = ミスから学ぶ
learn-title = どう動かしますか？
learn-title-cube = どうしますか？
learn-number = ミス{ $number }/{ $count }、両者
learn-number-of = ミス{ $number }/{ $count }、{ $name }
learn-tries =
    { $count ->
        [1] 1回解答済み
       *[other] { $count }回解答済み
    }
learn-whose = どちらのミスから学びますか？
learn-hidden = 解答後に解析を表示します。
learn-whose-change = プレイヤー変更
learn-count =
    { $count ->
        [0] ミスなし
        [1] ミス1件
       *[other] ミス{ $count }件
    }
learn-balance =
    { $answered ->
        [1] 1問解答
       *[other] { $answered }問解答
    }、1回目で正解または惜しい解答は{ $first }問。
learn-over = もう一度解きますか、それとも相手のミスを検討しますか？
learn-unanalysed = ミスを見つけるには、先にマッチを解析してください。
learn-again = もう一度
learn-show = 正解を見る
learn-next = 次のミス
learn-stop = 終了
learn-right = 正解：最善です。
learn-close = 惜しい：{ $loss }の損です。
learn-wrong = { $loss }の損です。
learn-unknown = そのムーブは解析の対象外でした。
learn-no-double = ノーダブル
learn-done = すべてのミスを検討しました。
job-left = 残り{ $time }
job-progress = { $title }：{ $done }/{ $total }
job-pause = 一時停止
job-resume = 再開
job-cancel = 中止
job-open = 開く
job-done = 完了
job-cancelled = 中止
jobs = ジョブ
jobs-active =
    { $count ->
        [0] ジョブ
       *[other] ジョブ：{ $count }件実行中
    }
jobs-title = ジョブ
jobs-none = 実行中のジョブはありません。
jobs-over = 最近のジョブ
jobs-of = { $done }/{ $total }
jobs-rollouts = 保存したロールアウト
jobs-trials = { $done }/{ $wanted }回
job-paused = 一時停止中
job-queued = ほかのジョブの終了待ち
job-failed = 失敗：{ $error }
home-matches = マッチ
home-drop = マッチはどこにでもドロップでき、貼り付けやファイルを開くこともできます。フォルダーやZIPも含め、一度にいくつでも構いません。
home-waiting = 解析待ち
home-analysing = 解析中、{ $done }/{ $total }
home-analysed = 解析済み
home-no-decisions = 解析対象なし
home-not-analysed = 未解析
analyse-all =
    { $count ->
        [1] 1マッチを解析
       *[other] { $count }マッチを解析
    }
analyse-all-level = 解析のレベル
drop-here = マッチをここにドロップ
batch-reading = 読み込み中のファイル
batch-progress = { $done }/{ $total }読み込み済み
batch-too-long = 1ファイル{ $megabytes } MBまでですが、それより大きなものがありました
batch-report = 開いたファイル
batch-opened =
    { $count ->
        [0] 開いたマッチはありません。
        [1] 1マッチを開きました。
       *[other] { $count }マッチを開きました。
    }
batch-stopped = 最後のファイルの前に停止しました。
batch-dismiss = 閉じる
batch-positions = ポジションのファイル
batch-position-count =
    { $count ->
        [1] 1ポジション
       *[other] { $count }ポジション
    }
batch-failed =
    { $count ->
        [1] 1個のファイルを読めませんでした
       *[other] { $count }個のファイルを読めませんでした
    }
batch-others =
    { $count ->
        [1] ほかに、マッチのないファイルが1個
       *[other] ほかに、マッチのないファイルが{ $count }個
    }
players = プレイヤー
players-covered = 解析済みマッチ { $analysed }/{ $matches }
players-name = プレイヤー
players-unnamed = 名前なし
players-matches = マッチ
players-matches-help = 上の一覧にあるマッチとマネーセッションです。
players-won = 勝ち
players-won-help = 勝ったマッチの数です。マネーセッションと未完のマッチは、どちらの勝ちにもなりません。
players-pr = PR
players-pr-help = 解析したすべての判断でのパフォーマンスレーティングと、その標準誤差です。強制でないムーブ、および際どいか実際に行われたキューブ判断1回あたりに失ったエクイティの平均の500倍で、0が完璧です。標準誤差は各ゲームを独立とみなしています。
players-decisions = 判断
players-decisions-help = PRの対象となる解析済みの判断：強制でないムーブと、際どいか実際に行われたキューブ判断です。
players-luck = 運
players-luck-help = 解析したゲームでのダイスの影響で、単位は正規化エクイティ（EMG）です。プラスはラッキーです。
players-all = { $count }人すべて表示
players-few = 一部だけ表示
worst-where-of = { $name }、第{ $game }ゲーム、{ $turn }手目
# Formats of match files, by their short names.
format-sgf = GNU Backgammonのゲーム集（SGF）、解析付き
format-json = barpointが持つマッチの全情報、JSON形式（.json）
format-ogxm = OpenGammon、HedgeHog、GammonViewのマッチ OGXM 2（.ogxm、.gvab）
format-mat = Jellyfish、Snowie、XG、Galaxyのマッチテキスト（.mat、.txt）
format-xgmat = eXtreme Gammonが出力する形のマッチテキスト（.mat、.txt）
format-gam = Jellyfishの1ゲームのテキスト（.gam）
format-snowie = ポジション設定を含むSnowieのマッチテキスト（.txt、matとして読み込み）
# Blocks and rows of the statistics; CP is the cash point, DP the double point, TG too good.
figures-checker = チェッカープレイの統計
figures-luck = 運の統計
figures-cube = キューブの統計
figures-overall = 全体の統計
# The second unit, in brackets: match-winning chance or, at money play, points.
figure-unit =
    { $unit ->
        [mwc] MWC
       *[points] 点
    }
figure-total_moves = 全ムーブ
figure-unforced_moves = 強制でないムーブ
figure-unmarked_moves = 印のないムーブ
figure-doubtful_moves = 疑問手
figure-bad_moves = エラー
figure-very_bad_moves = ブランダー
figure-error_total = エラー合計 EMG（{ figure-unit }）
figure-error_rate = エラーレート mEMG（{ figure-unit }）
figure-checker_rating = チェッカープレイのレーティング
figure-very_lucky_rolls = とてもラッキーな目
figure-lucky_rolls = ラッキーな目
figure-unmarked_rolls = 印のない目
figure-unlucky_rolls = アンラッキーな目
figure-very_unlucky_rolls = とてもアンラッキーな目
figure-luck_total = 運の合計 EMG（{ figure-unit }）
figure-luck_rate = 運のレート mEMG（{ figure-unit }）
figure-luck_rating = 運の評価
figure-cube_decisions = 全キューブ判断
figure-close_cube_decisions = 際どいか実際のキューブ判断
figure-doubles = ダブル
figure-takes = テイク
figure-passes = パス
figure-missed_doubles_below_cash = CP未満のダブル逃し（EMG（{ figure-unit }））
figure-missed_doubles_above_cash = CP超のダブル逃し（EMG（{ figure-unit }））
figure-wrong_doubles_too_early = DP未満の誤ったダブル（EMG（{ figure-unit }））
figure-wrong_doubles_too_good = TG超の誤ったダブル（EMG（{ figure-unit }））
figure-wrong_takes = 誤ったテイク（EMG（{ figure-unit }））
figure-wrong_passes = 誤ったパス（EMG（{ figure-unit }））
figure-cube_rating = キューブ判断のレーティング
figure-snowie_error_rate = Snowieエラーレート
figure-overall_rating = 全体のレーティング
figure-actual_result = 実際の結果
figure-luck_adjusted_result = 運を除いた結果
figure-fibs_rating_difference = 運を除いた結果によるFIBSレーティング差
figure-fibs_rating = エラーによるFIBSレーティング
figure-checker_rating_loss = チェッカーエラーのレーティング損失
figure-cube_rating_loss = キューブエラーのレーティング損失
figure-advantage = 優位（実際）、ppg
figure-luck_adjusted_advantage = 優位（運を除く）、ppg
figure-confidence_interval = 95 %信頼区間（ppg）

## Rollouts

tab-rollout = ロールアウト
rollout-trials = 試行回数
rollout-player = プレイヤー
rollout-by-program = { $program }が両者のムーブを選び、キューブレスで毎ゲーム最後までプレイします。
rollout-plies = Ply
rollout-best = 上位のムーブ
rollout-truncate = 長さ
rollout-full = 最後まで
rollout-half-moves = { $moves } plyで打ち切り
rollout-cubeful = キューブあり
rollout-start = ロールアウト開始
rollout-forecast = { $count ->
        [1] 候補1手
       *[other] 候補{ $count }手
    }で約{ $time }、標準誤差は約{ $error }。
rollout-trying = 見積もり中…
rollout-go-on = 再開
rollout-extend = { $trials }回まで延長
rollout-kept = このポジションの保存済みロールアウト：
rollout-done = { $done }回
rollout-expected = 終了時の標準誤差の見込み { $error }
rollout-behind = 差
rollout-games = 回数
rollout-jsd = { $jsd } JSD
rollout-delete-warning = 各候補の{ $trials }回の試行が削除されます。この操作は取り消せません。
rollout-axis-trials = 試行回数
rollout-axis-equity = エクイティ
rollout-plot = 試行回数とエクイティ（95 %の帯付き）
# Candidates of a cube decision.
candidate-no-double = ノーダブル
candidate-double-take = ダブル、テイク


## Keys

key-type-dice = この目の最善手

## Pages

nav-library = ライブラリ
nav-study = 学習
welcome = 始め方
welcome-board = 初期配置と31の最善手
welcome-play = 自分に合ったレベルのプログラムと、またはこの画面で友だちと対戦します。
welcome-open-about = eXtreme Gammon、GNU Backgammon、Galaxyなど多くのマッチファイルを開けます。どこにでもドロップできます。解析はすぐに始まります。
welcome-sample = サンプルのマッチを見る
welcome-sample-about = ブランダーがいくつか隠れた7ポイントマッチです。
welcome-position = またはポジションを解析

## Matches

level-pr = { $name } · PR { $pr }
errors-rollout = エラーをロールアウト…
errors-rollout-title = エラーのロールアウト
errors-rollout-about = 表示中の解析でこれより大きく損をした判断のすべてについて、最善の候補と実戦のムーブをロールアウトします。以後、印・PR・レポートはその結果に従います。試行は保存されます。
errors-rollout-threshold = 損失がこれより大
errors-rollout-plays = 上位のムーブ
errors-rollout-error = 停止する標準誤差
errors-rollout-jsd = 停止する差（JSD）
errors-rollout-never = 停止しない
errors-rollout-start =
    { $count ->
        [0] 該当するエラーなし
        [one] エラー1件をロールアウト
       *[other] エラー{ $count }件をロールアウト
    }

## Rollouts

rollout-gammons = G { $won } / { $lost }
rollout-pass = ダブル、パス

## Library

library = ライブラリ
library-totals = { $matches ->
        [1] 1マッチ
       *[other] { $matches }マッチ
    }、{ $players ->
        [1] プレイヤー1人
       *[other] プレイヤー{ $players }人
    }、判断{ $decisions }件。
library-waiting = { $count ->
        [1] あと1マッチを追加中です。
       *[other] あと{ $count }マッチを追加中です。
    }
library-add = マッチを追加
library-drop = ここにドロップするとライブラリに追加します
library-problem = 追加できないマッチがありました：{ $problem }
library-opening = マッチを開いています…
library-empty = まだマッチはありません
library-invite = マッチのファイル、フォルダー、ZIPをここにドロップしてください。別の形式でも同じマッチは手順で見分けるので、二重には追加されません。
library-invite-analyse = ボードで開いたり解析したりしたマッチは自動で追加されます。
library-views = ライブラリの表示
tab-search = 検索
tab-players = プレイヤー
tab-matches = マッチ

added = 追加したファイル
added-added = { $count ->
        [1] 1マッチを追加しました。
       *[other] { $count }マッチを追加しました。
    }
added-improved = { $count ->
        [1] 1マッチの解析がより詳しくなりました。
       *[other] { $count }マッチの解析がより詳しくなりました。
    }
added-known = { $count ->
        [1] 1マッチは追加済みでした。
       *[other] { $count }マッチは追加済みでした。
    }
added-nothing = 追加したマッチはありません。

ask = フィルター
ask-player = プレイヤー
ask-against = 相手
ask-kind = 判断
ask-phase = 局面
ask-error = エラー
ask-mark = 印
ask-roll = 目
ask-score = スコア
ask-cube = キューブ
ask-event = 大会
ask-since = 開始
ask-until = 終了
ask-length = マッチの長さ
ask-tag = タグ
ask-any = すべて
ask-date = 2024-05
ask-length-hint = ポイント（0：マネー）
ask-score-hint = 3-5 または money
ask-error-from = { $size }以上
ask-more = 目、スコア、キューブ、大会、日付
ask-more-matches = 大会、日付、長さ、タグ
ask-clear = フィルターをクリア

kind-checker = チェッカープレイ
kind-no-double = ノーダブル
kind-double = ダブル
kind-take = テイク
kind-pass = パス
kind-no-double-double = ダブルするか否か
kind-take-pass = テイクかパスか
kind-no-double-double-take-pass = キューブ判断
marks-doubtful = 疑問手
marks-bad = エラー
marks-very_bad = ブランダー
marks-bad-very_bad = エラーとブランダー
marks-doubtful-bad-very_bad = いずれかの印
phase-opening = オープニング
phase-blitz = ブリッツ
phase-prime = プライム対プライム
phase-holding = ホールディングゲーム
phase-back-game = バックゲーム
phase-middle = ミドルゲーム
phase-race = レース
phase-bear-off = ベアオフ

pattern = ボードのパターン
pattern-title = ボードの形
pattern-words = 文字で指定
pattern-help = ポイントをクリックするたびに、判断する側のポイント、ブロット、3枚以上、続いて相手側の同じ順、最後に空きへ切り替わります。右クリックで戻ります。キーボードでは矢印キー、スペース、数字、Deleteを使います。
pattern-wrong = 「{ $word }」はポイントの条件ではありません。me6（作ったポイント）、me8=1（ブロット）、me4=3+、opp20（相手のポイント）、mebar=0、oppoffのように書いてください。
pattern-any = 指定なし
pattern-empty = 空き
pattern-demand = { $whose ->
        [me] 自分
       *[opp] 相手
    }、{ $more ->
        [yes] { $count }枚以上
       *[no] ちょうど{ $count }枚
    }
pattern-point = { $point }ポイント：{ $what }
pattern-bar = { $whose ->
        [me] 自分のバー
       *[opp] 相手のバー
    }：{ $what }
pattern-off = { $whose ->
        [me] 自分のベアオフ
       *[opp] 相手のベアオフ
    }：{ $what }

found-title = 見つかった判断
found-decisions = { $count ->
        [1] 判断1件
       *[other] 判断{ $count }件
    }
found-counted = PRの対象は{ $count }件：{ $pr }、エラー合計 { $loss }
found-none = 該当する判断はありません。フィルターを外すか、もっとマッチを解析してください。
found-more = { $shown }/{ $total }を表示中：もっと表示
hit-unknown = 未解析
hit-money = マネー
hit-away = { $own }アウェイ { $theirs }アウェイ
hit-game = 第{ $game }ゲーム

plot-title = PRの推移
plot-match = 1マッチ
plot-rolling = 直近{ $window }マッチ（標準誤差付き）
plot-last = 直近の{ $count }マッチ
plot-help = 低いほど良い値です。点をクリックするか、矢印キーで選んでEnterを押すと、そのマッチを開きます。
plot-point = { $date } vs { $opponent }：PR { $pr }、直近のマッチ { $rolling } ± { $error }

rate-everybody = 全プレイヤー
rate-from = { $matches ->
        [1] 1マッチの判断{ $decisions }件
       *[other] { $matches }マッチの判断{ $decisions }件
    }
rate-none = 解析済みの判断はありません。ボードでマッチを解析すると、ここにレーティングが表示されます。
rate-kinds = 判断の種類別
rate-phases = 局面別
rate-scores = スコア別
rate-expenses = 損失の大きいもの
rate-expense = { $kind }、{ $phase }
rate-everything = すべての判断
rate-checker = チェッカープレイ
rate-cube = キューブ判断
rate-doubles = ダブル
rate-takes = テイクとパス
rate-decisions = 判断
rate-loss = エラー
rate-rows = { $count }行すべて表示
luck-title = 運と結果
luck-won = 勝ち
luck-lost = 負け
luck-better = 運が上
luck-worse = 運が下

results = マッチ
results-match = マッチ
results-against = vs { $opponent }
results-score = 結果
results-rolling = 直近{ $window }
results-all = { $count }マッチすべて表示

people-find = プレイヤーを探す
people-change = 変更
people-also = 別名：{ $names }
people-matches-of = { $name }のマッチ
people-decisions-of = { $name }の判断
people-none = 該当するプレイヤーはいません。
people-rename = 名前を変更
people-rename-title = { $name }の名前を変更
people-rename-about = 元の名前も引き続きこのプレイヤーを指します。あとで追加するマッチでも同じです。
people-rename-field = 名前
people-merge = 統合
people-merge-title = { $name }を統合
people-merge-about = { $name }のすべてのマッチと名前が、もう一方のプレイヤーのものになります。この操作は取り消せません。
people-merge-field = もう一方のプレイヤー
people-keep = キャンセル

shelf-count = { $count ->
        [1] 1マッチ
       *[other] { $count }マッチ
    }
shelf-analysed = 解析済みの判断{ $count }件
shelf-copy = ライブラリのコピーをダウンロード
shelf-tag = + タグ
shelf-tag-name = タグ
shelf-tag-add = 追加
shelf-untag = { $title }からタグ「{ $tag }」を外す
shelf-more = { $shown }/{ $total }を表示中：もっと表示
shelf-delete-warning = ライブラリから取り除かれます。ボードにあるコピーは残ります。


## Study

study-title = 学習
study-decks = デッキ
study-deck = テーマ
study-due = 復習
study-new = 新規
study-cards = カード
study-theme =
    { $theme ->
        [opening] オープニング
        [blitz] ブリッツ
        [prime_vs_prime] プライム対プライム
        [holding] ホールディングゲーム
        [back_game] バックゲーム
        [race] レース
        [bear_off] ベアオフ
       *[middle] ミドルゲーム
    }
study-all = すべてのテーマ
study-start = 学習する
study-left =
    { $due ->
        [0] 復習するカードなし
        [1] 復習1枚
       *[other] 復習{ $due }枚
    }{ $new ->
        [0] {""}
       *[other] {""} · 新規{ $new }枚
    }
study-empty = まだカードはありません。
study-empty-how = 解析済みのマッチを開いて判断の横の「カードを作る」を選ぶか、すべてのエラーからまとめてカードを作ってください。忘れかけた頃にもう一度出題されます。
study-empty-home = ホームでマッチを開く
study-how = カードは、FSRSの予測で10枚中9枚を覚えている頃に再び出題されます。エラーは同じセッションでもう一度出題され、最善のムーブやキューブアクションを答えるたびに間隔が長くなります。
study-nothing = いま学習するものはありません。
study-finished = 今回はここまでです。
study-answered =
    { $count ->
        [1] 1枚に答えました。
       *[other] { $count }枚に答えました。
    }
study-wait-minutes =
    { $count ->
        [1] 次のカードは1分後です。
       *[other] 次のカードは{ $count }分後です。
    }
study-wait-hours =
    { $count ->
        [1] 次のカードは1時間後です。
       *[other] 次のカードは{ $count }時間後です。
    }
study-wait-days = 次のカードは{ $count }日後です。
study-limit =
    { $count ->
        [1] 新規カードが1枚残っています。今後の復習が増えすぎないよう、新規カードは1日20枚までです。
       *[other] 新規カードが{ $count }枚残っています。今後の復習が増えすぎないよう、新規カードは1日20枚までです。
    }
study-more = 新規カードをもっと学習
study-leave = すべてのデッキ
study-question =
    { $question ->
        [double] ダブル？それともロール？
        [answer] テイク？それともパス？
       *[play] どうプレイしますか？
    }
study-hidden =
    { $question ->
        [play] ボード上でプレイし、「完了」を押してください。解析は答えた後に表示されます。
       *[other] 解析は答えた後に表示されます。
    }
study-right =
    { $what ->
        [play] 正解：最善手です。
       *[other] 正解です。
    }
study-close = 惜しい：{ $loss }の損です。
study-wrong = エラー：{ $loss }の損です。
study-again =
    { $days ->
        [0] このセッションで再出題
        [1] 明日再出題
       *[other] { $days }日後に再出題
    }
study-next = 次のカード
study-undo = 答えを戻す
study-undo-last = 直前の答えを戻す
study-evaluated = このムーブは解析されていないか、最善手ほど深く解析されていなかったため、いま評価しました。
study-yours = あなた
study-note = あなたのメモ
study-suspend = このカードを除外
study-delete = カードを削除
study-delete-title = このカードを削除しますか？
study-delete-warning = 答えの記録とメモが削除されます。この操作は取り消せません。
study-match-play = { $name }は{ $play }とプレイしました。
study-match-play-lost = { $name }は{ $play }とプレイしました（エラー { $loss }）。
study-match-double = { $name }はダブルしました。
study-match-double-lost = { $name }はダブルしました（エラー { $loss }）。
study-match-rolled = { $name }はダブルしませんでした。
study-match-rolled-lost = { $name }はダブルしませんでした（エラー { $loss }）。
study-match-take = { $name }はテイクしました。
study-match-take-lost = { $name }はテイクしました（エラー { $loss }）。
study-match-pass = { $name }はパスしました。
study-match-pass-lost = { $name }はパスしました（エラー { $loss }）。
cards-one = カードを作る
cards-cube = キューブ判断のカードを作る
cards-errors = カードにするエラーの下限
cards-make = カードを作る
cards-made =
    { $added ->
        [0] { $known ->
            [0] 該当するエラーはありません。
            [1] このカードはすでにあります。
           *[other] { $known }枚ともすでにあります。
        }
        [1] カードを1枚作りました{ $known ->
            [0] 。
           *[other] 。{ $known }枚はすでにあります。
        }
       *[other] カードを{ $added }枚作りました{ $known ->
            [0] 。
           *[other] 。{ $known }枚はすでにあります。
        }
    }
study-suspended =
    { $count ->
        [1] 1枚のカードを除外中です。
       *[other] { $count }枚のカードを除外中です。
    }
study-restore = 再び出題
drill-title = トレーニング
drill-race-title = レースのトレーニング
drill-race-about = 実際のゲームのレースで、ピップ、EPC（有効ピップ）、ダブル、テイクを答えます
drill-race-how = マネーゲームであなたの手番、センターキューブです。EPCは1の誤差まで正解とします。
drill-bear_off-title = ベアオフのトレーニング
drill-bear_off-about = 片側6枚までのムーブを厳密なデータベースで判定します
drill-bear_off-how = マネーゲーム、センターキューブでベアオフしてください。ムーブの損失は厳密な値です。
drill-opening-title = オープニングのトレーニング
drill-opening-about = ロールアウトで作った定跡集による 15 通りのオープニングロール
drill-opening-how = マネーゲーム、センターキューブでオープニングロールをプレイしてください。
drill-reply-title = 返しのトレーニング
drill-reply-about = ロールアウトで作った定跡集による、相手のオープニングへの返し
drill-reply-how = 相手がマネーゲームのオープニングをプレイし、あなたが返します。センターキューブです。
opening-opponent = 相手のオープニング: { $play }
opening-close = 標準誤差の範囲で正解です。{ $loss }の損です。
opening-wrong = { $loss }の損です。
opening-error = 差の標準誤差: { $error }
opening-unknown = あなたのムーブは定跡集にありません。今評価しました: { $level }。
opening-behind = 差
opening-trials = 試行回数 { $count }
opening-book = キューブあり、分散低減つきの完全なロールアウト、ネット { $nets }。±の後の数は標準誤差です。
drill-own-pips = 自分のピップ
drill-their-pips = 相手のピップ
drill-own-epc = 自分のEPC
drill-their-epc = 相手のEPC
drill-double = ダブルしますか？
drill-take = ダブルしたら、相手はテイクすべきですか？
drill-check = 答え合わせ
drill-range = 0から{ $most }までの数を入力してください。
drill-next = 次のポジション
drill-score = { $right }/{ $count }正解、損失 { $loss }、1問{ $seconds }秒
study-files = カードのファイル
study-save-apkg = Anki用に保存
study-save-json = すべて保存（JSON）
study-save-csv = 表として保存（CSV）
study-open = ファイルからカードを追加…
study-imported =
    { $added ->
        [0] { $known ->
            [0] このファイルにbarpointのカードはありません。
           *[other] { $known }枚ともすでにあります。
        }
        [1] カードを1枚追加しました{ $known ->
            [0] 。
           *[other] 。{ $known }枚はすでにあります。
        }
       *[other] カードを{ $added }枚追加しました{ $known ->
            [0] 。
           *[other] 。{ $known }枚はすでにあります。
        }
    }
study-imported-others =
    { $count ->
        [1] barpoint以外で作られたノート1件は除外しました。
       *[other] barpoint以外で作られたノート{ $count }件は除外しました。
    }
problems-title = 問題集
problems-about = デッキのカードを10問ずつ、時間を計って解きます
problems-how = 各セットの問題は毎回同じです。解答は最後に表示され、カードの出題予定は変わりません。
problems-set = セット
problems-range = 問題{ $from }～{ $to }
problems-time = 時間
problems-seconds = 1問{ $count }秒
problems-start = 開始
problems-left = 残り時間
problems-number = 問題{ $number }/{ $count }
problems-score = { $right }/{ $count }正解、損失 { $loss }、時間 { $time }
problems-out =
    { $count ->
        [1] 最後の問題の前に時間切れになりました。
       *[other] { $count }問を残して時間切れになりました。
    }
problems-answers = 最善の答えと、あなたの答えの損失
problems-again = 同じセットをもう一度
problems-other = 別のセット

library-back = ライブラリのマッチ
problems-best = 最善
problems-lost = 損失

## What the server says

say-place =
    { $place ->
        [line] { $line } 行目
        [byte] { $byte } バイト目
        [turn] 第 { $game } ゲーム { $turn } 手目
       *[game] 第 { $game } ゲーム
    }
say-warning-illegal-play = { say-place }: { $roll } での不正なムーブ「{ $play }」を残して印を付けました
say-warning-illegal-position = { say-place }: { $roll } での不正なムーブ（後の局面のみ記載）を残して印を付けました
say-warning-impossible-play = { say-place }: { $roll } で不可能なムーブ「{ $play }」を残し、可能な範囲で動かしました
say-warning-ignored = { say-place }: 「{ $found }」はここでは意味がないため無視しました
say-warning-extra-variation = { say-place }: 最初の変化だけを読みます
say-warning-unreadable-property = { say-place }: プロパティ { $key } を読めないため、文字列として残しました
say-warning-further = ファイルには { $found } 件のマッチまたは局面があります。最初のものだけを読みます。
say-warning-truncated = { say-place }: ファイルが途中で終わっています
say-warning-missing-games = 第 { $first }～{ $last } ゲームがありません。スコア行に従います。
say-warning-name-changed = 「{ $was }」は第 { $game } ゲームでは「{ $now }」です。最初の名前を使います。
say-warning-more = ほかに { $count } 件の不審な点があります。
say-warning-contradiction = { say-place }: ファイルの記載は { $stated }、手順やスコアでは { $computed } です
say-import-unknown = 既知の形式のマッチや局面ではありません。先頭: { $found }
say-import-expected = { $format }、{ say-place }: 「{ $found }」を読めません。
say-import-length = マッチは最大 { $most } ポイントです。これは { $found } ポイントです。
say-gone = もうありません。削除された可能性があります。
say-no-library-match = ライブラリにマッチ { $number } はありません。
say-match-busy = このマッチでは別の処理が動いています。先に中止してください。
say-other-nets = この解析は現在使用中のネットによるものではなく、数値を比較できません。マッチを解析し直してください。
say-setup-too-many = 駒は各側 { $allowed } 個までですが、{ $found } 個あります。
say-setup-match-over = { $length } ポイントマッチでは、ゲーム前に { $found } ポイントを持つことはありません。
say-setup-decided = 片方の駒が残っていません。ゲームは終わっています。
say-setup-deadlock = 両者ともクローズドボードに対してバーにいるため、どちらも動けません。
say-setup-cube = キューブは 2 の累乗です。
say-setup-crawford = クロフォードゲームでは、ちょうど一方があと 1 ポイントです。
say-setup-double = ここではルール上ダブルできません。
say-setup-shared = 手番のプレイヤーの { $point } ポイントに両者の駒があります。
say-thresholds = 3 つの損失は 0 から { $most } までの間で順に大きくしてください。
say-pattern-word = 「{ $found }」は盤面の条件ではありません。me6、opp20=1、me4=3+、mebar=0 のように書いてください。
say-date = 「{ $found }」は日付ではありません。2024-05-31、2024-05、2024 のように書いてください。
say-file-read = { $path } を読めません: { $reason }
say-file-write = { $path } に書けません: { $reason }
say-file-disk-full = { $path } に書けません。ディスクがいっぱいです。
say-file-denied = { $path }: アクセスが許可されていません。
say-archive-damaged = アーカイブが壊れているか、暗号化されているか、未知の形式で圧縮されています。
say-archive-too-much = アーカイブの中身が多すぎて展開できません。展開してから中のファイルを開いてください。
say-archive-empty = このアーカイブにはマッチのファイルがありません。
say-cards-foreign = このファイルには barpoint で保存したカードがなく、その Anki パッケージでもありません。
say-card-damaged = ファイル内の { $number } 番目のカードを読めません。
say-cards-package = この Anki パッケージは使えません。
say-comment-too-long = コメントは { $most } 文字までですが、{ $found } 文字あります。
say-warning-layers = ファイル内のほかの解析を読めません。
say-program-error = プログラムのエラーです。ご報告ください。
say-game-ended = このゲームは終了させたため、これ以上進みません。
say-nothing-to-take-back = 取り消せる決定がありません。
say-file-too-long = ファイルは最大 { $most } です。
say-game-changed = その間にゲームが変わりました。
say-server-busy = 要求が多すぎます。少し待ってからやり直してください。
say-rollout-running = ロールアウトが実行中です。先に中止してください。
say-job-not-running = 処理は実行中ではありません。
say-job-not-paused = 処理は一時停止中ではありません。
say-request-refused = できません：{ $reason }
say-program-failed = プログラムで問題が起きました：{ $reason }
say-no-id = 既知の形式のマッチでもポジションでもありません。
say-id-damaged = この ID は読めません：{ $reason }
say-match-id-alone = Match ID だけではポジションは決まりません。
say-name-length = 名前は 1～{ $most } 文字です。
say-words-length = ダイスを変える文字は { $most } 文字までです。
say-dice-used = このダイスはすでに別のゲームで使われました。もう一度始めてください。
say-dice-secret = ダイスはマッチが終わるまで明かされません。
say-dice-not-pledged = このゲームのダイスは検証できません。プログラムが事前に約束していないためです。
say-rollout-no-decision = このポジションには決めることがありません。
say-rollout-no-roll = 先に出目を入力してください。ムーブには出目が必要です。
say-rollout-rolled = キューブの判断はロール前にロールアウトします。
say-rollout-twice = 同じムーブが二度あります：{ $number } 番。
say-rollout-trials = 試行は { $least }～{ $most } 回です（{ $found } 回はできません）。
say-import-unsupported = このファイルは読めません：{ $name }。{ $advice }
say-no-tag = タグを入力してください。
say-no-name = プレイヤー名を入力してください。
say-name-taken = { $name } は別のプレイヤーの名前です。二人を統合してください。
say-opponents = この二人は対戦しているので、同一人物にはできません。
say-no-player = ライブラリに { $name } というプレイヤーはいません。
say-no-player-similar = ライブラリに { $name } というプレイヤーはいません。{ $similar } ですか？
say-not-analysed = この決定は分析されていません。先にマッチを分析してください。
say-no-decision = ここにそのような決定はありません。
say-illegal-play = このムーブはここでは指せません。
say-imported-stays = 読み込んだ分析は削除できません。
say-library-newer = ライブラリは新しい barpoint で書かれています。更新してください。
say-job-analysis = { $name } の分析: { $level }
say-job-error-rollouts = { $name } のロールアウト
say-job-rollout = { $title } のロールアウト
say-rollout-cube = { candidate-no-double } / { candidate-double-take }
say-layer-rolled-out = { $label }、エラーをロールアウト
say-layer-nets = { $label }（ネット { $nets }）
say-layer-plays = { $label }、{ $count ->
    [255] すべての手
   *[other] { $count } 手以上
}
say-game-title = { $white } – { $black }, { $length ->
        [0] マネー
        [1] 1 ポイント
       *[other] { $length } ポイント
    }
rating-awful = ひどい！
rating-beginner = 初心者
rating-casual-player = 愛好者
rating-intermediate = 中級
rating-advanced = 上級
rating-expert = エキスパート
rating-world-class = ワールドクラス
rating-supernatural = 超人的
luck-name-go-to-bed = 今日はもう寝よう
luck-name-bad-dice-man = ツイていない
luck-name-none = なし
luck-name-good-dice-man = ツイている
luck-name-go-to-las-vegas = ラスベガスへ行こう
loss-the-analysis = 分析
loss-settings-of-the-analysis = 分析の設定
loss-the-analyses-that-are-not-shown = 表示していない分析
loss-comments = コメント
loss-comments-on-moves = ムーブへのコメント
loss-the-comment-on-the-match = マッチへのコメント
loss-marks = 印
loss-stored-statistics = 保存された統計
loss-event-data = 大会情報
loss-parts-of-the-event-data = 大会情報の一部
loss-other-header-entries = その他のヘッダー
loss-who-annotated-it = 注釈者
loss-what-other-programs-said = 他のプログラムの評価
loss-what-other-programs-counted = 他のプログラムの集計
loss-how-rollouts-of-other-programs-were-made = 他のプログラムのロールアウト条件
loss-the-clock = 時計
loss-ratings = レーティング
loss-the-crawford-rule = クロフォードルール
loss-whether-a-game-was-resigned = 投了かどうか
loss-standard-errors-of-cube-decisions = キューブ判断の標準誤差
say-job-rollout-cube = { say-rollout-cube } のロールアウト
loss-statistics = 統計
loss-the-length-of-the-match = マッチの長さ
loss-where-and-when-it-was-played = 対局の場所と日時
loss-that-a-rule-is-off = 無効なルール
loss-the-score = スコア
loss-names-as-they-are-written = 名前の表記
loss-that-there-is-no-cube = キューブなしであること
loss-which-game-is-played = ゲームの種類
loss-the-steps-of-illegal-plays = 反則手の手順
loss-opinions-on-illegal-plays = 反則手への評価

## Why a play is better

why = なぜ？
why-compared = { $play }、比較する手
why-after = ボードに表示：
why-none = 単純な理由はありません。
why-shares = 各数値は差のうちそれに伴う分です。互いに重なります。
why-replies-all = 相手の返し
say-why-chances = 勝ち{ $wins }%、ギャモン勝ち{ $won }%、ギャモン負け{ $lost }%
say-why-chances-wins = 勝ち{ $wins }%
say-why-chances-won = 勝ち{ $wins }%、ギャモン勝ち{ $won }%
say-why-chances-lost = 勝ち{ $wins }%、ギャモン負け{ $lost }%
say-why-hit-on = { $point }ポイントでヒットする
say-why-prime = { $length }ポイントプライムを作る
say-why-kept-prime = { $length }ポイントプライムを保つ
say-why-misses = 36通り中ミスは{ $other }ではなく{ $better }通り
say-why-effective = EPCは{ $other }ではなく{ $better }
why-for = { $play }の利点：
say-why-cube = キューブでより多く勝つ
say-why-point = { $point }ポイントを作る
say-why-slot = { $point }ポイントにスロットする
say-why-anchor = { $how ->
    [made] { $point }ポイントにアンカーを作る。{ $play }はアンカーなし
   *[kept] { $point }ポイントのアンカーを保つ。{ $play }はアンカーなし
}
say-why-better-anchor = { $how ->
    [made] { $point }ポイントにアンカーを作る。{ $play }は{ $other }ポイント
   *[kept] { $point }ポイントのアンカーを保つ。{ $play }は{ $other }ポイント
}
say-why-closed-out = { $how ->
    [made] クローズアウトする：どの目でも入れない
   *[kept] クローズアウトを保つ：どの目でも入れない
}
say-why-race = レース：{ $other }ではなく{ $better }
say-why-replies = 36通り中{ $better }通りの返しで平均{ $gain }良く、{ $other }通りで{ $loss }悪い。得が大きいのは：
say-why-shots = ショット：{ $other }ではなく{ $better }
say-why-double-shots = 2枚当たる目：{ $other }ではなく{ $better }
say-why-hit = ヒットした駒：{ $other }ではなく{ $better }
say-why-dances = 36通り中、入れない目：{ $other }ではなく{ $better }
say-why-blockade = 36通り中、相手の後方の駒が動ける目：{ $other }ではなく{ $better }
say-why-home-points = インナーのポイント：{ $other }ではなく{ $better }
say-why-home-blots = インナーのブロット：{ $other }ではなく{ $better }
say-why-back = 後方の駒：{ $other }ではなく{ $better }
say-why-builders = { $point }ポイントを狙う予備の駒：{ $other }ではなく{ $better }
say-why-deep = 1と2のポイントの駒：{ $other }ではなく{ $better }
say-why-off = 上がった駒：{ $other }ではなく{ $better }
say-why-crossovers = 必要なクロスオーバー：{ $other }ではなく{ $better }
say-why-to-save = 全部の駒をインナーに入れて1枚上げるまでのクロスオーバー：{ $other }ではなく{ $better }
say-why-gaps = 4、5、6ポイントの隙間：{ $other }ではなく{ $better }
say-why-cube-chances = 勝率{ $wins }%、うちギャモン{ $of_wins }%。負けのうちギャモン{ $of_losses }%
say-why-cube-take = 相手の勝率は{ $theirs }%。テイクに必要なのは、デッドキューブで{ $dead }%、ライブキューブで{ $live }%
say-why-cube-losers = 1296通り中{ $count }通り（{ $share }%）の後、ダブルはパスすべきになる。多いのは：{ $rolls }
say-why-cube-jumps = 次の決定までに勝率は{ $local }%動く。このような局面の平均は{ $average }%
say-why-cube-double-take = { $kind ->
        [redouble] リダブル
       *[double] ダブル
    }・テイク：ダブルで{ $gain }の得、相手はパスすると{ $cost }の損
say-why-cube-double-pass = { $kind ->
        [redouble] リダブル
       *[double] ダブル
    }・パス：ダブルで{ $gain }の得、相手はテイクすると{ $cost }の損
say-why-cube-no-double = { $kind ->
        [redouble] ノーリダブル
       *[double] ノーダブル
    }：ダブルすると{ $cost }の損
say-why-cube-too-good = トゥーグッド：続行の価値は{ $worth }、ダブルなら{ $double }。勝ちの{ $gammons }%がギャモン
say-why-cube-window = マーケットウィンドウの中：勝率{ $wins }%。{ $opens }%で開き、{ $closes }%で閉じる
say-why-cube-below = マーケットウィンドウの外：勝率{ $wins }%、開くのは{ $opens }%
say-why-cube-dead = テイク後はデッドキューブ。マーケットウィンドウは{ $opens }%で開く：勝率{ $wins }%
say-why-cube-free = ダブルにリスクはない：今のキューブでもこのゲームに負ければマッチに負ける
say-why-cube-jacoby = ジャコビールールでは、ギャモン（勝ちの{ $gammons }%）はダブルの後でしか数えない
say-why-cube-swing = 今ダブルすると、マーケットを失う1296通り中{ $count }通り（多いのは{ $rolls }の後）では平均{ $gain }の得、他の{ $regrets }通りでは{ $loss }の損
say-why-cube-no-losers = 2ロールでマーケットを失う展開はない
say-why-cube-returns = ダブルを待つと、1296通り中{ $count }通りの後、相手はテイクできる
say-why-cube-volatile = 変動が大きい：次の決定までに勝率は{ $local }%動く。このような局面の平均は{ $average }%
say-why-cube-quiet = 変動が小さい：次の決定までに勝率は{ $local }%動く。このような局面の平均は{ $average }%
say-why-cube-take-dead = デッドキューブでもテイク：相手の勝率は{ $theirs }%、必要なのは{ $dead }%
say-why-cube-take-live = キューブを持てるのでテイク：相手の勝率{ $theirs }%は、デッドキューブなら足りず（{ $dead }%）、ライブキューブなら足りる（{ $live }%）
say-why-cube-take-redouble = すぐにリダブルできるのでテイク：相手の勝率は{ $theirs }%、必要なのは{ $needs }%
say-why-cube-pass-live = パス：相手の勝率は{ $theirs }%、ライブキューブでも{ $needs }%必要
say-why-cube-pass = パス：相手の勝率は{ $theirs }%、必要なのは{ $needs }%
say-why-cube-gammons = ギャモンのためパス：なければ必要なのは{ $needs }%ではなく{ $without }%
say-why-cube-score = このスコアで相手に必要なのはデッドキューブで{ $dead }%、マネーなら{ $money }%
say-why-cube-needs = 相手の勝率は{ $theirs }%。テイクに必要なのは{ $dead }%
say-why-cube-redoubled = 相手の勝率は{ $theirs }%。すぐにリダブルできるので、テイクに必要なのは{ $live }%
say-why-cube-redoubled-at-once = 相手は何のリスクもなく、すぐにリダブルしてくる
say-why-cube-close = ダブルしてもしなくてもほとんど差はない
say-why-cube-chances-lost = 勝ちはない。負けのうちギャモン{ $of_losses }%
why-market-losers = マーケットを失う展開
why-losers-after = 36通り中{ $throws }通りの応手の後
say-why-backgammons-won = バックギャモン勝ちが{ $percent }%多い
say-why-backgammons-lost = バックギャモン負けが{ $percent }%少ない
say-why-gammons-lost = ギャモン負けが{ $percent }%少ない
say-why-their-cube = 相手のキューブの価値が下がる
say-why-kept-point = { $point }ポイントを保つ
why-close = 差が小さすぎて判断できません。
